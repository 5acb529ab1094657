#!/bin/bash
# hot_reload.sh PROGRAM DIR: edits the file that examples/hot_reload.c watches, breaks it, mends it, and compares what the program says.
program=$1 dir=$2
file=$dir/watched.mlir log=$dir/hot_reload.txt
mkdir -p "$dir" || exit 3
write() { # OP: beside its place and renamed, as editors do
  sed "s/stablehlo.multiply/$1/" examples/hot_reload.mlir >"$file.new" && mv "$file.new" "$file"
}
said() { # LINES: waits until so many are there
  for _ in $(seq 600); do
    [ "$(wc -l <"$log")" -ge "$1" ] && return
    kill -0 $pid 2>/dev/null || return 1
    sleep 0.05
  done
  return 1
}
write stablehlo.multiply
"$program" "$file" 5 >"$log" 2>&1 &
pid=$!
ok=yes
{ said 1 && write stablehlo.add && said 2 && write stablehlo.multiplyy && said 4 && write 'stablehlo.reshape' && said 6 && write stablehlo.subtract && said 7; } || ok=no
[ $ok = yes ] || kill $pid 2>/dev/null
wait $pid
status=$?
sed -i "s|$file|FILE|; s/^\(FILE:[0-9]*:[0-9]*:\) .*/\1/" "$log" # where, not how it is worded
diff - "$log" <<'END' && [ $ok = yes ] && [ $status = 0 ]
loaded; 3 gives 9
loaded; 3 gives 6
FILE:3:8:
kept the old one; 3 gives 6
FILE:3:35:
kept the old one; 3 gives 6
loaded; 3 gives 0
END
