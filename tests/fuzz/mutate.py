# Mutates valid inputs and runs cgc over them: it may accept or refuse one, with a place, but never crash or hang.
#
#   mutate.py [--rounds N] [--seed S] CGC              runs N mutations (default 300)
#   mutate.py --emit DIR --count N [--seed S] CGC      writes N refused mutations into DIR: how most of tests/fuzz/corpus was made
import argparse, glob, os, random, re, subprocess, sys

parser = argparse.ArgumentParser()
parser.add_argument("--rounds", type=int, default=300)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--emit")
parser.add_argument("--count", type=int, default=250)
parser.add_argument("cgc")
a = parser.parse_args()
rng = random.Random(a.seed)

seeds = []
for path in sorted(glob.glob("examples/*.mlir") + glob.glob("tests/lit/**/*.mlir", recursive=True)):
    text = open(path, encoding="utf-8").read()
    for piece in text.split("// -----\n"):
        piece = "\n".join(l for l in piece.split("\n") if not l.lstrip().startswith("//"))
        if 40 < len(piece) < 6000:
            seeds.append(piece)
assert seeds

token = re.compile(r'"[^"\n]*"|[%@#!^]?[A-Za-z_][\w.$]*|-?\d+\.?\d*(?:e[+-]?\d+)?|->|::|\s+|.', re.S)
oddities = ["-", "(", ")", "{", "}", "<", ">", "[", "]", "?x", "0x", "99999999999999999999", "-1", "%undefined", "@nowhere", "#none", "!none", '"', "\x00", "\xff", "dense<",
            "tensor<", "affine_map<", "loc(", "^bb9", "1e400", "i0", "i129", "tensor<-1xf32>", "tensor<4294967296x4294967296xf32>", "func.func", "arith.addf", ":", ","]

def mutate(text):
    tokens = token.findall(text)
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        i = rng.randrange(len(tokens))
        kind = rng.randrange(8)
        if kind == 0:
            del tokens[i]
        elif kind == 1:
            tokens.insert(i, tokens[rng.randrange(len(tokens))])
        elif kind == 2:
            tokens[i] = rng.choice(oddities)
        elif kind == 3:
            tokens.insert(i, rng.choice(oddities))
        elif kind == 4:
            j = rng.randrange(len(tokens))
            tokens[i], tokens[j] = tokens[j], tokens[i]
        elif kind == 5:
            tokens = tokens[: i + 1]
        elif kind == 6:
            tokens[i] = re.sub(r"\d", lambda m: str(rng.randrange(10)), tokens[i])
        else:
            s = list(tokens[i]) or ["x"]
            s[rng.randrange(len(s))] = chr(rng.choice([0, 9, 37, 60, 92, 127, 233]))
            tokens[i] = "".join(s)
        if not tokens:
            return " "
    return "".join(tokens)

def run(data, *arguments):
    try:
        p = subprocess.run([a.cgc, *arguments], input=data, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=60)
        return p.returncode, p.stderr
    except subprocess.TimeoutExpired:
        return "timeout", b""

bad = made = tried = 0
while made < a.count if a.emit else tried < a.rounds:
    tried += 1
    data = mutate(rng.choice(seeds)).encode("utf-8", "replace")
    status, err = run(data, "opt", "-")
    placed = re.search(rb":\d+:\d+: error: ", err)
    if status == 0:  # what parses and verifies goes through the whole compile
        status, err = run(data, "compile", "-", "--target=vulkan1.1", "-o", "-")
        placed = b"error: " in err
        if status in (0, 1) and (status == 0 or placed):
            continue
    if status not in (0, 1) or (status == 1 and not placed):
        bad += 1
        open(f"/tmp/mutation-{a.seed}-{tried}.mlir", "wb").write(data)
        print(f"mutation {tried}: exit {status}: {err[-300:]!r}; kept as /tmp/mutation-{a.seed}-{tried}.mlir")
    if a.emit and status == 1 and placed:
        open(os.path.join(a.emit, f"mutation_{made:03}.mlir"), "wb").write(data)
        made += 1
print(f"{tried} mutations, {bad} bad")
sys.exit(bad != 0)
