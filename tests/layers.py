# Data flows one way: a file of src/ includes and calls only what is in its own folder or in a folder above (docs/guide.md lists them in this order), and
# files of different folders never call each other in circles. Op tables are data: any layer may include them.
import collections, glob, os, re, sys

order = ["core", "layout", "ir", "dialects", "text", "analysis", "interp", "target", "support", "passes", "passes/input", "passes/tensor", "passes/tile",
         "passes/vector", "passes/memory", "passes/lower", "program", "spirv", "nvvm", "c"]
sys.setrecursionlimit(10000)


def folder(path):
    return os.path.dirname(path)[len("src/"):]


bad, text, home = [], {}, {}
for path in sorted(glob.glob("src/*/**/*.[ch]", recursive=True)):
    code = open(path, encoding="utf-8").read()
    if folder(path) not in order:
        bad.append(f"{folder(path)} has no place in tests/layers.py")
        continue
    for n, line in enumerate(code.split("\n"), 1):
        m = re.match(r'\s*#\s*include\s+"([a-z_/]+)/([^"/]+)"', line)
        if m and m.group(1) in order and order.index(m.group(1)) > order.index(folder(path)) and not m.group(2).endswith("_ops.h"):
            bad.append(f"{path}:{n} includes {m.group(1)}/{m.group(2)}")
    text[path] = re.sub(r'"(?:\\.|[^"\\\n])*"', '""', re.sub(r"//[^\n]*", "", code))
    if path.endswith(".c"):
        for m in re.finditer(r"^(?:CGI_DEF|CODEGEN_API|CGI_SPV_DEF|CGI_NVVM_DEF|CGI_C_DEF)[^\n;={]*?\b(cgi?_\w+)\s*\([^;{]*\)\s*\{", text[path], re.M):
            home.setdefault(m.group(1), path)

calls = collections.defaultdict(set)
for path in text:
    for name in set(re.findall(r"\bcgi?_\w+\b", text[path])) if path.endswith(".c") else ():
        if home.get(name, path) != path:
            calls[path].add(home[name])
            if order.index(folder(home[name])) > order.index(folder(path)):
                bad.append(f"{path} calls {name} of {home[name]}")


def circles():  # Tarjan's strongly connected components
    index, low, stack, found = {}, {}, [], []

    def visit(v):
        index[v] = low[v] = len(index)
        stack.append(v)
        for w in sorted(calls[v]):
            if w not in index:
                visit(w)
            if w in stack:
                low[v] = min(low[v], low[w])
        if low[v] == index[v]:
            at = stack.index(v)
            found.append(stack[at:])
            del stack[at:]

    for v in sorted(text):
        if v not in index:
            visit(v)
    return found


for circle in circles():
    if len({folder(path) for path in circle}) > 1:
        bad.append("call each other: " + " ".join(sorted(circle)))
print("\n".join(bad) or f"{len(text)} files, {len(home)} functions")
sys.exit(bool(bad) or len(home) < 1000)
