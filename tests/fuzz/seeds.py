# Writes seeds for the fuzz targets from the inputs of the other tests: one file per piece of a split file, without comments and small.
#
#   seeds.py parser|compile|passes|json DIR
import glob, hashlib, json, os, random, re, sys

target, out = sys.argv[1], sys.argv[2]
os.makedirs(out, exist_ok=True)
rng = random.Random(1)
targets = ["vulkan1.0", "vulkan1.1", "vulkan1.3", "lavapipe", "lavapipe", "valhall", "adreno", "hopper", "hopper", "rdna3", "apple"]


def write(text):
    data = text.encode("utf-8")
    with open(os.path.join(out, hashlib.sha1(data).hexdigest()[:16]), "wb") as f:
        f.write(data)


def pieces(path):
    whole = open(path, encoding="utf-8", errors="replace").read()
    runs = re.findall(r"^// RUN:.*$", whole, re.M)
    for piece in whole.split("// -----\n"):
        lines = [l for l in piece.split("\n") if l.strip() and not l.lstrip().startswith("//")]
        text = "\n".join(lines) + "\n"
        if 20 < len(text) < 4000:
            yield text, " ".join(runs)
        elif len(text) >= 4000:  # functions of a long file by themselves, where they need nothing else
            for f in re.findall(r"^ *func\.func .*?^ *}$", text, re.M | re.S):
                if len(f) < 4000:
                    yield f + "\n", " ".join(runs)


def sources():
    found = []
    for pattern in ["examples/*.mlir", "tests/examples/**/*.mlir", "tests/launch/*.mlir", "tests/lit/**/*.mlir", "tests/check/**/*.mlir", "tests/shapes/*.mlir", "tests/validate/*.mlir",
                    "tests/random/kept/*.mlir", "bench/**/*.mlir"]:
        found += glob.glob(pattern, recursive=True)
    return sorted(set(found))


if target == "json":
    for path in glob.glob("tests/lit/Inputs/*.json") + glob.glob("bench/**/*.json", recursive=True):
        text = open(path, encoding="utf-8").read()
        if len(text) < 4000:
            write(text)
    for value in [[], {}, {"configs": []}, [{"op": "linalg.matmul", "operands": ["4x*xf32", "*", 3], "config": "tile=4,4,0"}],
                  {"configs": [{"config": {"tile": [32, 64, 0], "pipeline": "Vectorize", "prefetch": True, "buffers": 2}}]}, "a\u00e9\n\"", -1.5e-3, None]:
        write(json.dumps(value))
else:
    for path in sources() + (sorted(glob.glob("tests/fuzz/corpus/*")) if target == "parser" else []):
        for text, runs in pieces(path):
            if target == "passes":
                lists = re.findall(r"--pass-pipeline=(?:'([^']*)'|(\S+))", runs)
                for l in [a or b for a, b in lists][:2] or ["canonicalize,cse"]:
                    write("//! passes=" + re.sub(r"\s+", ";", l.strip()) + "\n" + text)
            elif target == "compile":
                if re.search(r"-pipeline=", runs) and rng.randrange(3):
                    continue
                write("//! target=" + rng.choice(targets) + "\n" + text)
            else:
                write(text)
