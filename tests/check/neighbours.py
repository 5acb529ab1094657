# A result without elements is compared in its shape alone: each op of such functions, with its element type, is in a function of the file that compares
# elements, too.
import glob, re, sys

OP = re.compile(r"\s*(?:%[\w:, %]+ = )?((?:stablehlo|chlo|linalg|tensor|math|arith)\.\w+)")
PLAIN = ("stablehlo.constant", "stablehlo.return", "linalg.yield", "tensor.empty")


def ops(text):
    for line in text.split("\n"):
        m = OP.match(line)
        if m and m.group(1) not in PLAIN:
            yield m.group(1), (re.findall(r"[x<]([a-z]\w*)>", line) or [""])[-1]


def is_empty(text):
    types = re.findall(r"tensor<([^>]*)>", "\n".join(re.findall(r"(?m)^\s*check\..*$", text)))
    return bool(types) and all(re.search(r"(^|x)0x", t) for t in types)


alone = []
for path in sorted(glob.glob("tests/check/**/*.mlir", recursive=True)):
    functions = re.split(r"(?m)^(?=func\.func @)", open(path, encoding="utf-8").read())[1:]
    compared = {op for f in functions if not is_empty(f) for op in ops(f)}
    for f in functions:
        if is_empty(f):
            alone += ["%s: @%s: %s on %s" % (path, re.match(r"func\.func @(\w+)", f).group(1), *op) for op in ops(f) if op not in compared]
print("\n".join(alone))
sys.exit(bool(alone))
