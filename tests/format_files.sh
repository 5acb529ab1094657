#!/bin/sh
# The files that clang-format keeps; the op and pass tables are laid out by hand.
cd "$(dirname "$0")/.." && find src tools tests examples bench \( -name '*.c' -o -name '*.h' \) ! -name '*_ops.h' ! -name pass_table.h ! -name cgc_messages.h ! -name cgc_page.h ! -path src/target/table.c | sort
