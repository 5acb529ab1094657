#!/usr/bin/python3
"""What each model of bench/models.py costs to compile, and what comes out:
model_table.py [--cgc=build/cgc] [--targets=T,…] [--models=M,…] [--small] [--most-ms=N] [--most-mib=N] [--most-over-live=R]

A row shows kernels, dispatches (a loop's body counts once), what copies, fills or moves alone, the bytes of the transient buffer and the largest sum
of those that are live at once, milliseconds and MiB to compile, and whether the words are valid. With the limits the exit status says whether every row
keeps them.
"""
import argparse
import json
import os
import re
import subprocess
import sys
import tempfile

import models

LISTS = ("body", "before")


def flat(steps, out, loops):
    """The steps in order; loops gets (first, last) of each loop."""
    for step in steps:
        kind, inner = next(iter(step.items()))
        if kind in ("while", "for", "case"):
            begin = len(out)
            for key in LISTS:
                flat(inner.get(key, []), out, loops)
            for branch in inner.get("branches", []):
                flat(branch, out, loops)
            if kind != "case":
                loops.append((begin, len(out) - 1))
        else:
            out.append(step)
    return out


def touched(step, kernels):
    """(buffer range, is read, is written) of each."""
    if "dispatch" in step:
        for binding, has in zip(step["bindings"], kernels[step["dispatch"]]["bindings"]):
            yield binding, "read" in has["access"], "write" in has["access"]
    elif "copy" in step:
        yield step["copy"]["source"], True, False
        yield step["copy"]["target"], False, True
    elif "fill" in step:
        yield step["fill"]["target"], False, True


def most_live(function, kernels):
    """The largest sum of bytes of transient values that hold something still needed: from the write that makes each to its last read."""
    loops = []
    steps = flat(function["steps"], [], loops)
    open_values, spans = {}, []
    for i, step in enumerate(steps):
        for at, reads, writes in touched(step, kernels):
            if at["buffer"] != "transient":
                continue
            begin, end = int(at["offset"]), int(at["offset"]) + int(at["bytes"])
            if reads:
                for value in open_values.values():
                    if value[0] < end and begin < value[1]:
                        value[3] = i
            if writes and (begin, end) not in ([] if not reads else open_values):
                inside = [v for v in open_values.values() if v[0] <= begin and end <= v[1] and reads]
                if inside:
                    continue
                for key in [k for k, v in open_values.items() if v[0] < end and begin < v[1]]:
                    spans.append(open_values.pop(key))
                open_values[begin, end] = [begin, end, i, i]
    spans += open_values.values()
    for first, last in loops:
        for value in spans:
            if value[2] < first <= value[3]:
                value[3] = max(value[3], last)
    return max((sum(v[1] - v[0] for v in spans if v[2] <= i <= v[3]) for i in range(len(steps))), default=0), steps


def movers(dump):
    """The kernels that compute nothing, by the IR in which each is a function of its own: they pad, copy, fill or transpose."""
    pieces = re.split(r"flow\.executable private @(\w+)", dump)
    computes = re.compile(r"linalg\.(?!fill|yield|generic|transpose|copy|index)|iree_linalg_ext\.|arith\.(?!constant)|math\.")
    return {name for name, body in zip(pieces[1::2], pieces[2::2]) if not computes.search(body)}


def row(cgc, name, target, small, folder):
    source, out = os.path.join(folder, "m.mlir"), os.path.join(folder, "m.spv")
    with open(source, "w") as f:
        f.write(models.model(name, small))
    ran = subprocess.run([cgc, "compile", source, "--target=" + target, "-o", out, "--timing", "--print-ir-after=form-dispatches"], capture_output=True, text=True)
    if ran.returncode:
        sys.exit(f"{name} for {target}: "
                 + "\n".join(line for line in ran.stderr.splitlines() if "error" in line))
    with open(out[:-4] + ".json") as f:
        program = json.load(f)
    function = next(f for f in program["functions"] if f["name"] == "main")
    live, steps = most_live(function, program["kernels"])
    seconds = float(re.findall(r"^ *([0-9.]+) \(100.0%\) .*total$", ran.stderr, re.M)[-1])
    peak = int(re.findall(r"\(100.0%\) +(\d+)  total$", ran.stderr, re.M)[-1])
    valid = subprocess.run(["spirv-val", "--target-env", "vulkan" + program["needs"]["vulkan"], out], capture_output=True)
    idle = movers(ran.stderr)
    return {"model": name, "target": target, "kernels": len(program["kernels"]), "dispatches": sum("dispatch" in s for s in steps),
            "moves": sum("dispatch" not in s
                         and "barrier" not in s or "dispatch" in s and program["kernels"][s["dispatch"]]["name"] in idle for s in steps),
            "transient": int(function["transient_bytes"]), "live": live, "ms": 1e3 * seconds, "mib": peak / 2**20,
            "gives_way": ran.stderr.count("gives way"), "valid": valid.returncode == 0}


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--cgc", default="build/cgc")
    p.add_argument("--targets", default="vulkan1.1,valhall,hopper")
    p.add_argument("--models", default=",".join(models.MODELS))
    p.add_argument("--small", action="store_true")
    p.add_argument("--most-ms", type=float)
    p.add_argument("--most-mib", type=float)
    p.add_argument("--most-over-live", type=float)
    a = p.parse_args()
    broken = []
    print(f"{'model':<20} {'target':<10} kernels dispatches moves    transient         live ratio      ms   MiB gives way")
    with tempfile.TemporaryDirectory() as folder:
        for name in a.models.split(","):
            for target in a.targets.split(","):
                r = row(a.cgc, name, target, a.small, folder)
                ratio = r["transient"] / r["live"] if r["live"] else 1.0
                print(f"{name:<20} {target:<10} {r['kernels']:7} {r['dispatches']:10} {r['moves']:5} {r['transient']:12} {r['live']:12} {ratio:5.2f} "
                      f"{r['ms']:7.1f} {r['mib']:5.1f} {r['gives_way']:9}{'' if r['valid'] else '  INVALID'}", flush=True)
                for limit, value, what in (
                        (a.most_ms, r["ms"], "ms"), (a.most_mib, r["mib"], "MiB"), (a.most_over_live, ratio, "times what is live")):
                    if limit is not None and value > limit:
                        broken.append(f"{name} for {target}: {value:.4g} {what}")
                if not r["valid"]:
                    broken.append(f"{name} for {target}: invalid words")
    for line in broken:
        print("BROKEN " + line)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
