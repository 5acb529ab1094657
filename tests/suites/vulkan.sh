# tests/check on lavapipe under the validation layer; every example compared with the interpreter; a missing loader or device told clearly.
. tests/suites/lib.sh
export CGC=${CGC:-build/cgc} CGC_VULKAN_VALIDATION=1
check() {
  local out
  out=$(timeout 1800 "$CGC" check "$1" --device=vulkan 2>&1)
  echo "$out" | sed -n 's/^\[ OK \] \(.*\)/ok vulkan \1/p; s/^\[FAILED\] \(.*\)/FAIL vulkan \1/p'
  echo "$out" | grep -qE '^[0-9]+ passed, [0-9]+ failed$' || fail "vulkan $1" "$out"
  echo "$out" | grep -vE '^\[( OK |FAILED)\]|passed, '
}
export -f check
find tests/check -name '*.mlir' -not -path '*/interp/*' | sort | each check # interp: not lowered yet
run_line() { # "file arguments" of tests/examples/runs.txt
  set -- $1
  local file=$1
  shift
  try "vulkan agrees with the interpreter: $file $*" timeout 600 "$CGC" run "examples/$file" --device=vulkan --compare --print-limit=4 "$@"
}
export -f run_line
grep -v '^#' tests/examples/runs.txt | each run_line
no_device() { # exit 3 and a sentence
  local out
  out=$(VK_ICD_FILENAMES=/nonexistent.json VK_DRIVER_FILES=/nonexistent.json CGC_VULKAN_VALIDATION=0 "$CGC" run examples/dense.mlir --device=vulkan 2>&1)
  [ $? = 3 ] && echo "$out" | grep -q Vulkan
}
try "no device: status 3 and why" no_device
kernel_level() { # FILE ARGUMENTS: the final kernels, interpreted thread by thread, give what the device gives, to the digit
  local file=$1
  shift
  "$CGC" run "examples/$file" --device=interp --target=vulkan1.1 --print-limit=0 "$@" >"$WORK/kernels.txt" &&
    "$CGC" run "examples/$file" --device=vulkan --target=vulkan1.1 --print-limit=0 "$@" | cmp - "$WORK/kernels.txt"
}
try "kernels interpreted: conv.mlir, 1x225x225x3" kernel_level conv.mlir --input=1x225x225x3xf32=random --input=3x3x3x32xf32=random:2
try "kernels interpreted: dispatch.mlir, 100000x100" kernel_level dispatch.mlir --input=100000x100xf32=random --input=100000x100xf32=random:2 \
  --input=100000xf32=random:3
