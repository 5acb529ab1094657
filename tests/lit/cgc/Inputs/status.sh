# status.sh N COMMAND…: succeeds when the command's exit status is N.
want=$1
shift
"$@" >/dev/null 2>&1
got=$?
[ "$got" = "$want" ] || { echo "exit status $got, expected $want: $*"; exit 1; }
