# odd_output.sh DIR: an output whose name is no UTF-8 has a launch description that is JSON all the same.
name=$1/$(printf 'odd\377')
cgc compile "$(dirname "$0")/constant.mlir" --target=vulkan1.1 -o "$name.spv" || exit 1
python3 - "$1" <<'END'
import json, os, sys
name = next(f for f in os.listdir(os.fsencode(sys.argv[1])) if f.startswith(b"odd") and f.endswith(b".json"))
print(ascii(json.load(open(os.path.join(os.fsencode(sys.argv[1]), name), encoding="utf-8"))))
END
