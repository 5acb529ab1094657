# The configurations of the headers, for x86-64 and for Thumb-2: built, linked with hosts, run, their symbols looked at, their sizes and the stack that
# they use compared with docs/vendoring.md. Thumb-2, and some on x86-64, with --long only.
. tests/suites/lib.sh
export C=$WORK/config V=tests/vendor
mkdir -p "$C"
rm -f "$C"/stack.*
try "every configuration builds without warnings" tools/sizes.sh build "$C"
[ -s "$C/full.x86-64.o" ] || exit 1

# ---- they run: a host that parses and one that builds by calls, both print digests of the words ------------------------------------------
export INC="-I$TOP -isystem $C/deps/stb -isystem $C/deps/spirv/unified1"
export HIDDEN='-DCODEGEN_API=__attribute__((visibility("default")))'
link() { # CPU OUT ARG…: the compiler for CPU
  local cpu=$1 out=$2
  shift 2
  if [ "$cpu" != thumb2 ]; then gcc -std=c99 -O1 -Wall -Wextra -Werror $JOINED $INC "$@" -o "$out"; else arm-linux-gnueabihf-gcc -std=c99 -O1 $INC "$@" -o "$out"; fi
}
execute() { # CPU PROGRAM ARG…
  local cpu=$1
  shift
  if [ "$cpu" != thumb2 ]; then "$@"; else qemu-arm -L /usr/arm-linux-gnueabihf "$@"; fi
}
same() { # CPU NAME HOST REFERENCE ARG…: HOST linked so prints the lines of REFERENCE; "interpreted" or not is the configuration's
  local exe=$C/$2.$1.$3.exe out=$C/$2.$1.$3.out reference=$4 cpu=$1
  shift 4
  link "$cpu" "$exe" "$@" && execute "$cpu" "$exe" >"$out" && [ -s "$out" ] && diff <(sed 's/ and interpreted//' "$out") <(sed 's/ and interpreted//' "$reference")
}
left_out() { # CPU NAME MACROS ARG…: what the object leaves out says so, all else is there
  local exe=$C/$2.$1.left_out.exe cpu=$1 object=$C/$2.$1.o
  local macros=()
  [ -z "$3" ] || read -r -a macros <<<"$3"
  shift 3
  link "$cpu" "$exe" "${macros[@]}" $V/left_out.c "$object" "$@" && execute "$cpu" "$exe"
}
export -f link execute same left_out
export ENGINE="-DCODEGEN_NO_TEXT -DCODEGEN_NO_INTERP -DCODEGEN_NO_MALLOC" LEAN="-DCODEGEN_NO_VERIFY -DCODEGEN_NO_IREE_SYNTAX -DCODEGEN_NO_WARPGROUPS"
export PLAIN="-DCODEGEN_NO_EMULATION -DCODEGEN_NO_HOST_FORMS -DCODEGEN_NO_EXTRA_PASSES -DCODEGEN_NO_SECOND_TIER_OPS -DCODEGEN_NO_EXTENSIONS"
link x86-64 "$C/host" -DHOST_NO_IMPLEMENTATION $V/host.c "$C/full.x86-64.o" -lm && "$C/host" >"$C/words" || fail "the host of everything" "see build/test/config.log"
link x86-64 "$C/builder" $V/builder.c "$C/full.x86-64.o" -lm && "$C/builder" >"$C/kernels" || fail "the builder of everything" "see build/test/config.log"
cat "$C/words" "$C/kernels"
try "every pipeline was reached by calls, and its kernels interpreted" grep -q '^11 kernels compiled and interpreted$' "$C/kernels"
try "left out: nothing" left_out x86-64 full "" -lm
for p in SimpleDistribute Vectorize MatmulPromoteVectorize Transpose VectorDistribute; do try "the builder reaches $p" grep -q " $p, " "$C/kernels"; done
run() {
  set -- $1
  local cpu=$1
  case $2 in
    full) try "$cpu, everything: words" same "$cpu" full words "$C/words" -DHOST_NO_IMPLEMENTATION $V/host.c "$C/full.$cpu.o" -lm
      try "$cpu, everything: by calls" same "$cpu" full kernels "$C/kernels" $V/builder.c "$C/full.$cpu.o" -lm ;;
    notext) try "$cpu, no text: every pipeline by calls" same "$cpu" notext kernels "$C/kernels" -DCODEGEN_NO_TEXT $V/builder.c "$C/notext.$cpu.o" -lm
      try "$cpu, no text: interpreted" grep -q ' and interpreted' "$C/notext.$cpu.kernels.out" ;;
    nointerp) # and no libm
      try "$cpu, no interpreter, no libm: words" same "$cpu" nointerp words "$C/words" -DHOST_NO_IMPLEMENTATION -DCODEGEN_NO_INTERP $V/host.c "$C/nointerp.$cpu.o" ;;
    engine) try "$cpu, engine: every pipeline by calls in a fixed block" same "$cpu" engine kernels "$C/kernels" -DBUILDER_BLOCK \
      $ENGINE $V/builder.c "$C/engine.$cpu.o" -lm
      try "$cpu, engine: nothing interpreted" test 0 = "$(grep -c interpreted "$C/engine.$cpu.kernels.out")" ;;
    small | smallest)
      local macros="$ENGINE $PLAIN -DCODEGEN_NO_MESSAGES -DCODEGEN_NO_FAST_PIPELINES"
      [ "$2" = small ] || macros="$macros -DCODEGEN_NO_VERIFY"
      try "$cpu, $2: the plain pipeline by calls in a fixed block" same "$cpu" "$2" kernels "$C/plain_kernels" -DBUILDER_BLOCK $macros $V/builder.c "$C/$2.$cpu.o" -lm
      try "$cpu, $2: what is left out says so" left_out "$cpu" "$2" "$macros" ;;
    nofast) # its kernels are the reference of the small engines
      try "$cpu, no fast pipelines: what is left out says so" left_out "$cpu" nofast -DCODEGEN_NO_FAST_PIPELINES -lm ;;
    lean) try "$cpu, no verifier, no IREE syntax: words" same "$cpu" lean words "$C/words" -DHOST_NO_IMPLEMENTATION $LEAN $V/host.c "$C/lean.$cpu.o" -lm
      try "$cpu, no verifier, no IREE syntax: by calls" same "$cpu" lean kernels "$C/kernels" $LEAN $V/builder.c "$C/lean.$cpu.o" -lm
      try "$cpu, no verifier, no IREE syntax: what is left out says so" left_out "$cpu" lean "$LEAN" -lm ;;
    plain) try "$cpu, functions of tensors alone: by calls" same "$cpu" plain kernels "$C/kernels" $PLAIN $V/builder.c "$C/plain.$cpu.o" -lm
      try "$cpu, functions of tensors alone: what is left out says so" left_out "$cpu" plain "$PLAIN" -lm ;;
    static) try "$cpu, static: words" same "$cpu" static words "$C/words" "$C/static.$cpu.o" -lm ;;
    api) # a shared library whose other names are hidden
      try "$cpu, CODEGEN_API: a shared library" link "$cpu" "$C/libcodegen.$cpu.so" -shared "$C/api.$cpu.o" -lm
      try "$cpu, CODEGEN_API: words through the shared library" same "$cpu" api words "$C/words" -DHOST_NO_IMPLEMENTATION $V/host.c "$C/libcodegen.$cpu.so" \
        -Wl,-rpath,"$C" -lm ;;
  esac
}
plainly() { # OUT ARG…: by clang, which is the quickest without optimizing
  local out=$1
  shift
  clang -std=c99 -O0 -Wall -Wextra -Werror $INC "$@" -o "$out"
}
quick() {
  case $1 in
    notext) plainly "$C/notext.O0.o" -DCODEGEN_NO_TEXT -c $V/unit_both.c ;;
    nointerp) plainly "$C/nointerp.O0.o" -DCODEGEN_NO_INTERP -c $V/unit_both.c ;;
    lean) plainly "$C/lean.O0.o" $LEAN -c $V/unit_both.c ;;
    plain) plainly "$C/plain.O0.o" $PLAIN -c $V/unit_both.c ;;
    engine) plainly "$C/engine.O0.o" $ENGINE -c $V/unit_both.c ;;
    nofast) plainly "$C/nofast.O0.o" -DCODEGEN_NO_FAST_PIPELINES -c $V/unit_both.c ;;
    static) plainly "$C/static.O0.o" -DCODEGEN_STATIC -c $V/host.c ;;
    api) plainly "$C/api.O0.o" -fPIC -fvisibility=hidden "$HIDDEN" -c $V/unit_both.c ;;
  esac
}
export -f run quick plainly
printf '%s\n' static api lean nofast plain notext nointerp engine | each quick 0 # these run without -Os, too
link x86-64 "$C/plain" -DCODEGEN_NO_FAST_PIPELINES $V/builder.c "$C/nofast.O0.o" -lm && "$C/plain" >"$C/plain_kernels" || fail "the builder of plain kernels" "see build/test/config.log"
try "no fast pipelines: every kernel plain, and interpreted" grep -q '^11 kernels compiled and interpreted$' "$C/plain_kernels"
for n in full notext nointerp nofast plain lean engine small smallest static api; do
  for cpu in x86-64 thumb2 O0; do [ ! "$C/$n.$cpu.o" -nt codegen.h ] || echo "$cpu $n"; done
done | each run -
explained() { # five digits of a message are found beside its text
  local said
  said=$("$C/smallest.x86-64.left_out.exe" | head -n 1)
  grep -F "CGI_MESSAGE(\"[unknown-pass] ${said%% *} %S %s\", " codegen.h | grep -F ", \"[unknown-pass] unknown pass '%S'; did you mean '%s'?\")"
}
try "no messages: the header explains what is said instead" explained
exported() { # names of the shared library: all of the API, nothing else
  local got
  got=$(nm -D --defined-only "$C/libcodegen.O0.so" | awk '{print $3}' | sort)
  echo "$got" | grep -qx cg_compile || return 1
  diff <(echo "$got") <(nm -g --defined-only "$C/full.x86-64.o" | awk '{print $3}' | sort)
}
try "CODEGEN_API: what is exported is the API" exported

# ---- symbols ---------------------------------------------------------------------------------------------------------------------------
public() { local x; nm -g --defined-only "$C/full.x86-64.o" | grep -q ' cg_compile$' || return 1; x=$(nm -g --defined-only "$C/full.x86-64.o" | awk '{print $3}' | grep -v '^cg_'); [ -z "$x" ] || { echo "$x"; return 1; }; }
try "only cg_ symbols are public" public
none() { local x; x=$(nm -g --defined-only "$C/static.O0.o" | awk '{print $3}' | grep -v '^main$'); [ -z "$x" ] || { echo "$x"; return 1; }; }
try "CODEGEN_STATIC: no symbol is public" none
private() { local x; nm -g --defined-only build/libcodegen.a | grep -q ' cgi_alloc$' || return 1; x=$(nm -g --defined-only build/libcodegen.a | awk 'NF == 3 {print $3}' | grep -vE '^(cg|cgi)_'); [ -z "$x" ] || { echo "$x"; return 1; }; }
try "split build: only cg_ and cgi_ symbols" private
allowed='memcpy|memset|memmove|memcmp|memchr|strlen|strcmp|strncmp|strchr|strstr|_setjmp|setjmp|longjmp|__sigsetjmp|__longjmp_chk|_GLOBAL_OFFSET_TABLE_'
undefined() { # OBJECT MORE
  local x
  nm -u "$1" | grep -q ' longjmp$' || return 1
  x=$(nm -u "$1" | awk '{print $2}' | grep -vE "^($allowed|$2)\$")
  [ -z "$x" ] || { echo $x; return 1; }
}
try "undefined symbols without interpreter: memory and strings, setjmp, malloc" undefined "$C/nointerp.O0.o" 'malloc|realloc|free'
try "undefined symbols without malloc" undefined "$C/engine.O0.o" 'NOTHING'
[ "$LONG" != 1 ] || try "undefined symbols without malloc, Thumb-2" undefined "$C/engine.thumb2.o" '__aeabi_[a-z0-9_]*'
libm=$(nm -D --defined-only "$(gcc -print-file-name=libm.so.6)" | awk '{print $3}' | sed 's/@.*//' | sort -u | paste -sd'|')
try "undefined symbols with interpreter: libm's, too" undefined "$C/full.x86-64.o" "malloc|realloc|free|$libm"
mutable() { # symbols of .data and .bss; constants with addresses in them are in .data.rel.ro
  local x
  objdump -t "$C/full.x86-64.o" | grep -q ' \.text.* cg_compile$' || return 1
  x=$(objdump -t "$C/full.x86-64.o" | grep -E '[[:space:]](\.data|\.bss|\.tbss|\.tdata|\*COM\*)[[:space:]]' | grep -vE ' d +\.[a-z]+[[:space:]]')
  [ -z "$x" ] || { echo "$x"; return 1; }
}
try "no mutable globals" mutable

# ---- stack -----------------------------------------------------------------------------------------------------------------------------
deep="deep:regions deep:kernel deep:attributes deep:types deep:expressions deep:operations deeper:regions deeper:kernel deeper:attributes deeper:types deeper:expressions"
link x86-64 "$C/stack.Os" -O1 $V/stack.c "$C/full.x86-64.o" -lm -lpthread
link x86-64 "$C/stack.O0" -O1 $V/stack.c "$C/full.O0.o" -lm -lpthread
[ "$LONG" != 1 ] || link thumb2 "$C/stack.thumb2" -O1 $V/stack.c "$C/full.thumb2.o" -lm -lpthread
measure() { # BUILD INPUTS FILE…: on a stack of 128 KiB with a page below that may not be touched; the figures stay for the table
  local build=$1 inputs=$2 cpu=x86-64 few=
  shift 2
  [ "$build" = thumb2 ] && cpu=thumb2 few="--target=hopper" # emulated, it is slow
  execute $cpu "$C/stack.$build" --stack=131072 $few "$@" >"$C/stack.$build.$inputs" && grep -qE '^[1-9][0-9]* files$' "$C/stack.$build.$inputs"
}
stacks() {
  set -- $1
  case $2 in
    examples) try "128 KiB of stack for every example, $1" measure "$1" examples examples/*.mlir ;;
    random) try "128 KiB of stack for random programs, $1" measure "$1" random tests/random/kept/*.mlir ;;
    deep) try "128 KiB of stack for the deepest nesting, $1" measure "$1" deep $deep ;;
  esac
}
export -f measure stacks
export deep
{
  printf '%s\n' "O0 deep" "Os examples" "Os deep"
  [ "$LONG" != 1 ] || printf '%s\n' "O0 examples" "Os random" "O0 random" "thumb2 examples" "thumb2 deep"
} | each stacks

# ---- the figures in the documentation --------------------------------------------------------------------------------------------------
tools/sizes.sh print "$C"
try "the figures of docs/vendoring.md hold within 3 % (tools/sizes.sh update build/test/config renews them)" tools/sizes.sh check "$C"
