# Checks OUT.json against what docs/abi.md promises: names, types, and that the parts refer to each other.
import json, os, sys

path = sys.argv[1]
d = json.load(open(path, encoding="utf-8"))

def need(obj, name, kind):
    assert name in obj, f"{name} is missing in {sorted(obj)}"
    assert isinstance(obj[name], kind), f"{name} is {obj[name]!r}"
    return obj[name]

assert need(d, "version", int) == 1
need(d, "target", str)
assert need(d, "format", str) == "spirv"

def words(list_of_words):
    for p in list_of_words:
        assert need(p, "offset", int) % 4 == 0 and need(p, "type", str) == "i32"
        need(p, "value", str)

needs = need(d, "needs", dict)
for n in ("vulkan", "spirv"):
    need(needs, n, str)
for n in ("extensions", "features"):
    assert all(isinstance(x, str) for x in need(needs, n, list))
kernels = need(d, "kernels", list)
assert kernels
for k in kernels:
    need(k, "name", str)
    pipeline = need(k, "pipeline", str)
    assert pipeline in ("None", "SimpleDistribute", "Vectorize", "MatmulPromoteVectorize", "Transpose", "VectorDistribute"), pipeline
    size = need(k, "workgroup_size", list)
    assert len(size) == 3 and all(isinstance(x, int) and x > 0 for x in size)
    tiles = need(k, "tile_sizes", list)
    assert all(isinstance(x, int) and x >= 0 for level in tiles for x in level) and len({len(level) for level in tiles}) <= 1, tiles
    assert pipeline == "None" or bool(tiles) == (pipeline != "SimpleDistribute"), (pipeline, tiles)
    if pipeline in ("Vectorize", "MatmulPromoteVectorize", "Transpose"):  # one thread for each thread tile
        threads = 1
        for tile, thread in zip(*tiles[:2]):
            threads *= -(-tile // thread) if tile and thread else 1
        assert threads == size[0] * size[1] * size[2], (tiles, size)
    count = need(k, "workgroup_count", list)
    assert len(count) == 3 and all(isinstance(x, str) for x in count)
    need(k, "shared_memory_bytes", int)
    seen = set()
    for b in need(k, "bindings", list):
        key = (need(b, "set", int), need(b, "binding", int))
        assert key not in seen
        seen.add(key)
        assert need(b, "access", str) in ("read", "write", "read_write")
        assert need(b, "type", str) in ("storage_buffer", "uniform_buffer")
        need(b, "bytes", str)
    words(need(k, "push_constants", list))
    base = k["push_constants"][0]["offset"] if k["push_constants"] else 0
    assert [p["offset"] for p in k["push_constants"]] == [base + 4 * i for i in range(len(k["push_constants"]))]
    if "parameters" in k:  # sizes that come in a buffer
        assert not k["push_constants"]
        words(need(k, "parameters", list))
        buffer = k["bindings"][need(k, "parameter_binding", int)]
        assert buffer["access"] == "read" and int(buffer["bytes"]) >= max(p["offset"] for p in k["parameters"]) + 4
    for b in k["bindings"]:
        assert b["type"] == "storage_buffer" or b is k["bindings"][k["parameter_binding"]]
def check_range(f, b):
    kind = need(b, "buffer", str)
    assert kind in ("argument", "result", "constants", "transient", "parameters"), kind
    if kind in ("argument", "result"):
        assert b["index"] < len(f[kind + "s"])
    need(b, "offset", str)
    need(b, "bytes", str)

def check_steps(f, steps, kinds):
    for s in steps:
        if "dispatch" in s:
            kernel = kernels[s["dispatch"]]
            assert len(need(s, "bindings", list)) == len(kernel["bindings"])
            assert len(need(s, "push_constants", list)) == len(kernel["push_constants"])
            for p in kernel.get("parameters", []):  # the word is one of the function's
                assert p["offset"] in [w["offset"] for w in f["parameters"]]
            for b, r in zip(kernel["bindings"], s["bindings"]):
                assert (r["buffer"] == "parameters") == ("parameters" in kernel and b is kernel["bindings"][kernel["parameter_binding"]])
                if r["buffer"] in ("argument", "result"):  # a fixed array is bound where the host said
                    a = f[r["buffer"] + "s"][r["index"]]
                    assert "set" not in a or (a["set"], a["binding"]) == (b["set"], b["binding"]) or "copy" in str(f["steps"])
            for b in s["bindings"]:
                check_range(f, b)
        elif "while" in s:
            kinds.add("while")
            check_range(f, need(s["while"], "condition", dict))
            assert s["while"]["condition"]["bytes"] == "1"
            for part in ("before", "body"):
                check_steps(f, need(s["while"], part, list), kinds)
        elif "for" in s:
            kinds.add("for")
            need(s["for"], "trip_count", str)
            check_steps(f, need(s["for"], "body", list), kinds)
        elif "case" in s:
            kinds.add("case")
            check_range(f, need(s["case"], "index", dict))
            assert s["case"]["index"]["bytes"] in ("1", "4") and need(s["case"], "branches", list)
            for branch in s["case"]["branches"]:
                check_steps(f, branch, kinds)
        elif "read" in s:  # of the function's own list, in the order of their symbols
            kinds.add("read")
            check_range(f, need(s["read"], "from", dict))
            assert steps is f["steps"] and s["read"]["from"]["bytes"] in ("4", "8")
            reads.append(need(s["read"], "symbol", str))
        else:
            assert any(x in s for x in ("barrier", "copy", "fill")), s

for f in need(d, "functions", list):
    need(f, "name", str)
    symbols = [need(s, "name", str) for s in need(f, "symbols", list)]
    for s in f["symbols"]:  # a dimension of an array, a word of a scalar, or what a step reads
        if s.get("read"):
            continue
        need(s, "word" if f["arguments"][need(s, "argument", int)].get("scalar") else "dim", int)
    assert symbols == [f"d{i}" for i in range(len(symbols))]
    for group in ("arguments", "results"):
        for a in need(f, group, list):
            assert all(isinstance(x, str) for x in need(a, "shape", list))
            need(a, "type", str)
            assert all(isinstance(x, str) for x in need(a, "strides", list)) and len(a["strides"]) == len(a["shape"])
            assert int(need(a, "offset", str)) >= 0
            need(a, "bytes", str)
            assert ("set" in a) == ("binding" in a)
    for c in need(f, "conditions", list):
        assert len(need(c, "equal", list)) == 2 and all(isinstance(x, str) for x in c["equal"]) and c["equal"][0] != c["equal"][1]
        need(c, "message", str)
    need(f, "transient_bytes", str)
    if "parameters" in f:
        words(need(f, "parameters", list))
        assert int(need(f, "parameter_bytes", str)) == max(p["offset"] for p in f["parameters"]) + 4
        assert len({p["value"] for p in f["parameters"]}) == len(f["parameters"])
    if "constants" in f and f["constants"].get("bytes"):
        assert os.path.getsize(os.path.join(os.path.dirname(path), f["constants"]["file"])) == f["constants"]["bytes"]
    kinds, reads = set(), []
    check_steps(f, need(f, "steps", list), kinds)
    assert reads == [s["name"] for s in f["symbols"] if s.get("read")] == symbols[len(symbols) - len(reads) :]
    assert f.get("control_flow", []) == [k for k in ("while", "for", "case", "read") if k in kinds] and f.get("control_flow") != []
