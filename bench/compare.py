#!/usr/bin/env python3
"""This build's kernels beside those of another commit: the rows that bench/rows.py wrote, run in turn, and the medians of the pairs' ratios.

  bench/compare.py --rows=DIR --cgc=build/cgc [--base=REVISION | --base-cgc=PATH] [--rounds=N] [--only=NAME,…] [--json=FILE]

Without --base it is the commit that this branch began from: the parent of its first commit that the upstream (else origin's main, else main) lacks; on
that branch itself, the last commit where files are changed, or nothing. The other commit is built in build/base/COMMIT, once. A ratio above 1: the other
takes longer. Exit status 1 when a row is slower by more than a tenth.
"""
import argparse
import json
import os
import statistics
import subprocess
import sys

TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def git(*words):
    done = subprocess.run(["git", "-C", TOP] + list(words), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, universal_newlines=True)
    return done.stdout.strip() if done.returncode == 0 else ""


def began_from():
    for other in ("@{upstream}", "origin/main", "main"):
        base = git("merge-base", "HEAD", other)
        if base and base != git("rev-parse", "HEAD"):
            return base
    return git("rev-parse", "HEAD") if git("status", "--porcelain", "--", "src", "tools") else ""


def build(commit):
    """cgc of that commit; the folder stays for the next time."""
    folder = os.path.join(TOP, "build", "base", commit[:12])
    cgc = os.path.join(folder, "build", "cgc")
    if not os.path.exists(cgc):
        os.makedirs(folder, exist_ok=True)
        archive = subprocess.run(["git", "-C", TOP, "archive", commit], stdout=subprocess.PIPE, check=True).stdout
        subprocess.run(["tar", "-x", "-C", folder], input=archive, check=True)
        subprocess.run(["make", "-s", "-j2", "-C", folder, "BUILD=build", "build/cgc"], check=True, stdout=sys.stderr)
    return cgc


def microseconds(cgc, path, mode):
    done = subprocess.run([cgc, "bench", path, "--device=vulkan", "--" + mode, "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          universal_newlines=True)
    try:
        return json.loads(done.stdout)["contenders"][0]["median_us"]
    except (ValueError, KeyError, IndexError):
        return None


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--rows", required=True)
    p.add_argument("--cgc", default="build/cgc")
    p.add_argument("--base", default="")
    p.add_argument("--base-cgc")
    p.add_argument("--rounds", type=int, default=5)
    p.add_argument("--only")
    p.add_argument("--json")
    a = p.parse_args()
    base = a.base_cgc or (git("rev-parse", "--verify", "--quiet", a.base + "^{commit}") if a.base else began_from())
    if not base:
        print("no commit '%s'" % a.base if a.base else "nothing is new here: no commit to compare with; BASE=REVISION names one")
        return 2 if a.base else 0
    other = a.base_cgc or build(base)
    with open(os.path.join(a.rows, "rows.json")) as f:
        rows = [r for r in json.load(f) if not a.only or r["name"] in a.only.split(",")]
    print("this build | %s, us | ratio: median (least to most of %d) | row" % (a.base_cgc or base[:12], a.rounds))
    slower, out = [], []
    for row in rows:
        path = os.path.join(a.rows, row["name"] + ".mlir")
        pairs = []
        for i in range(a.rounds):  # who is first takes turns
            order = [a.cgc, other] if i % 2 == 0 else [other, a.cgc]
            times = {cgc: microseconds(cgc, path, row["mode"]) for cgc in order}
            if None not in times.values():
                pairs.append((times[a.cgc], times[other]))
        if not pairs:
            print("- | - | - | %s: one of both does not run it" % row["name"])
            out.append({"row": row["name"], "ratio": None})
            continue
        ratios = sorted(y / x for x, y in pairs)
        ratio = statistics.median(ratios)
        mark = ", SLOWER" if ratio < 1 / 1.1 else ""
        print("%.1f | %.1f | %.3f (%.3f to %.3f) | %s%s" % (statistics.median(x for x, _ in pairs), statistics.median(y for _, y in pairs), ratio,
                                                           ratios[0], ratios[-1], row["name"], mark), flush=True)
        out.append({"row": row["name"], "ratio": ratio, "ratios": ratios})
        slower += [row["name"]] if mark else []
    if a.json:
        with open(a.json, "w") as f:
            json.dump({"base": base, "rows": out}, f, indent=1)
    print("slower by more than a tenth: %s" % (", ".join(slower) or "none"))
    return 1 if slower else 0


sys.exit(main())
