#!/bin/sh
# Builds BUILD/random_judge from the objects that `make BUILD/cgc` left, and the library LIB (default: the one of BUILD).
set -eu
cd "$(dirname "$0")/../.."
build=${1:-build}
lib=${LIB:-$build/libcodegen.a}
objects=$(ls "$build"/obj/tools/*.o | grep -v '/cgc\.o$')
${CC:-cc} -std=c99 ${CFLAGS:--O2 -g} ${LDFLAGS:-} -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Isrc -Itools -DCGC_SPLIT -D_POSIX_C_SOURCE=200809L -rdynamic tests/random/judge.c $objects "$lib" -lm -ldl \
  -o "$build/random_judge"
