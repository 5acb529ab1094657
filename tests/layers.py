# Each folder of src/ includes only folders above it (docs/guide.md lists them in order). Op tables are data: any layer may include them.
import os, re, sys
order = ["core", "layout", "ir", "dialects", "text", "analysis", "interp", "target", "passes", "program", "spirv"]
bad = []
for root, _, files in os.walk("src"):
    for f in files:
        path = os.path.join(root, f)
        rel = os.path.relpath(path, "src").split(os.sep)
        if len(rel) < 2 or not f.endswith((".c", ".h")):
            continue
        here = order.index(rel[0])
        for n, line in enumerate(open(path, encoding="utf-8"), 1):
            m = re.match(r'\s*#\s*include\s+"([a-z_]+)/([^"]+)"', line)
            if not m or m.group(1) not in order:
                continue
            if order.index(m.group(1)) > here and not (m.group(1) == "dialects" and m.group(2).endswith("_ops.h")):
                bad.append(f"{path}:{n} includes {m.group(1)}/{m.group(2)}")
print("\n".join(bad))
sys.exit(bool(bad))
