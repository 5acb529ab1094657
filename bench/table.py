#!/usr/bin/env python3
"""Runs the rows that bench/rows.py wrote through `cgc bench`, and prints them as a table.

  bench/table.py --rows=DIR --cgc=build/cgc [--only=NAME,…] [--simple] [--no-hand] [--json=FILE] [--repeat=N] [-- OPTIONS OF CGC BENCH]

--simple puts the simple pipeline into the chain, too. A ratio above 1 means that ours is the faster one. [Baselines] were measured on one NVIDIA H200.
"""
import argparse
import json
import os
import subprocess
import sys
import time


def bench(cgc, folder, row, a, more):
    command = [cgc, "bench", os.path.join(folder, row["name"] + ".mlir"), "--device=" + a.device, "--" + row["mode"], "--json"]
    if not a.no_check:
        command.append("--check")
    if not a.no_hand and row["peer"]:
        command.append("--peer=" + os.path.join(folder, row["name"] + ".json"))
    if a.simple:
        command.append("--peer-pipeline=SimpleDistribute")
    if a.repeat:
        command.append("--repeat=%d" % a.repeat)
    done = subprocess.run(command + more, stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True)
    said = done.stderr.strip()
    try:
        return json.loads(done.stdout), said
    except ValueError:
        return None, said or "exit status %d" % done.returncode


def contenders(r):
    return {"hand" if c["name"] == "hand-written" else "simple": c for c in r["contenders"][1:]}


def micro(us):
    return "%.1f" % us if us >= 100 else "%.2f" % us


def rate(r, us):
    """What counts for the row: arithmetic where a byte is used many times, else memory."""
    if r["flops"] > 20 * r["bytes"] or (r["flops"] > 4 * r["bytes"] and r["mode"] == "hot"):
        gigas = r["flops"] / us * 1e-3
        return "%.2f TFLOP/s" % (gigas * 1e-3) if gigas >= 1000 else "%.2f GFLOP/s" % gigas
    return "%.0f GB/s" % (r["bytes"] / us * 1e-3)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--rows", required=True)
    p.add_argument("--cgc", default="build/cgc")
    p.add_argument("--device", default="vulkan")
    p.add_argument("--only")
    p.add_argument("--simple", action="store_true")
    p.add_argument("--no-hand", action="store_true")
    p.add_argument("--no-check", action="store_true")
    p.add_argument("--json")
    p.add_argument("--repeat", type=int)
    argv = sys.argv[1:]
    more = argv[argv.index("--") + 1:] if "--" in argv else []
    a = p.parse_args(argv[:argv.index("--")] if "--" in argv else argv)
    with open(os.path.join(a.rows, "rows.json")) as f:
        rows = json.load(f)
    if a.only:
        rows = [r for r in rows if r["name"] in a.only.split(",")]
    names = (["hand"] if not a.no_hand else []) + (["simple"] if a.simple else [])
    head = ["row", "ours us", "rate", "of ceiling"]
    for n in names:
        head += [n + " us", "ratio"]
    head += ["[baseline us]", "[ratio]", "result", "pipeline", "compile ms", "create ms"] + (["hand's create ms"] if not a.no_hand else [])
    print(" | ".join(head), flush=True)
    print(" | ".join("---" for _ in head), flush=True)
    out, bad, started = [], 0, time.time()
    for row in rows:
        r, said = bench(a.cgc, a.rows, row, a, more)
        if r is None:
            bad += 1
            print("%s | FAILED: %s" % (row["name"], " ".join(said.split())[:300]), flush=True)
            out.append({"row": row["name"], "error": said})
            continue
        ours = r["contenders"][0]
        us = ours["median_us"]
        by_flops = "FLOP" in rate(r, us)
        part = ours["gflop_per_s"] / r["fma_gflop_per_s"] if by_flops else ours["gb_per_s"] / r["copy_gb_per_s"]
        cells = [row["name"] + (" (cold)" if r["mode"] == "cold" else ""), micro(us), rate(r, us), "%.2f" % part]
        others = contenders(r)
        for n in names:
            c = others.get(n)
            cells += [micro(c["median_us"]), "%.3f" % c["ratio"]] if c else ["", ""]
        base = row.get("baseline")
        cells += ["[%s %s]" % (base[1], micro(base[0])), "[%.2f]" % (base[0] / us)] if base else ["", ""]
        wrong = [c["name"] for c in r["contenders"] if c["correct"] is False]
        unchecked = any(c["correct"] is None for c in r["contenders"])
        cells.append("WRONG: " + ", ".join(wrong) if wrong else "unchecked" if unchecked else "correct")
        bad += bool(wrong)
        taken = [d["pipeline"] for d in ours["dispatches"]]
        cells.append(" + ".join("%s%s" % (n, " x%d" % taken.count(n) if taken.count(n) > 1 else "") for n in sorted(set(taken), key=taken.index)))
        cells += ["%.2f" % ours["compile_ms"], "%.1f" % ours["pipeline_creation_ms"]]
        if not a.no_hand:
            cells.append("%.1f" % others["hand"]["pipeline_creation_ms"] if "hand" in others else "")
        print(" | ".join(cells), flush=True)
        if said:
            print("    " + "\n    ".join(said.splitlines()[:6]), flush=True)
        r["row"], r["baseline"], r["said"] = row["name"], base, said
        out.append(r)
    good = [r for r in out if "contenders" in r]
    if good:
        print("\n%s: copy %.0f GB/s, FMA %.2f TFLOP/s (last row's run); %d rows in %.0f s, %d failed or wrong" %
              (good[-1]["device"], good[-1]["copy_gb_per_s"], good[-1]["fma_gflop_per_s"] * 1e-3, len(out), time.time() - started, bad))
    for n in names:
        ratios = sorted((contenders(r)[n]["ratio"], r["row"]) for r in good if n in contenders(r))
        if ratios:
            print("%s: least ratio %.3f (%s), rows under 0.9: %d" % (n, ratios[0][0], ratios[0][1], sum(x < 0.9 for x, _ in ratios)))
    if a.json:
        with open(a.json, "w") as f:
            json.dump(out, f, indent=1)
    return 1 if bad else 0


sys.exit(main())
