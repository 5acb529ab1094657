#!/bin/bash
# What can be counted of every row's kernels without running them (cgc compile --emit=figures), for a GPU's facts: bench/figures.txt.
#   bench/figures.sh CGC ROWS ROW      what differs from the committed file for one row; nothing, and status 0, when nothing does
#   bench/figures.sh CGC ROWS --write  writes the file, to be committed with the change that it shows
# ROWS is the folder that bench/rows.py --set=h200 wrote.
set -u
cgc=$1 rows=$2 what=$3 file=$(dirname "$0")/figures.txt target=hopper
count() { "$cgc" compile "$rows/$1.mlir" --target=$target --emit=figures; }
if [ "$what" = --write ]; then
  for f in "$rows"/*.mlir; do
    name=$(basename "$f" .mlir)
    echo "== $name"
    count "$name" || exit 1
  done >"$file.new" && mv "$file.new" "$file"
else
  now=$(count "$what") || exit 1
  sed -n "/^== $what\$/,/^== /p" "$file" | grep -v '^== ' | diff -u --label "bench/figures.txt: $what" --label "$what now; bench/figures.sh writes it anew" - <(echo "$now")
fi
