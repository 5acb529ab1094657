#!/usr/bin/python3
"""How compile time and memory grow with the program: curve.py [--cgc=build/cgc] [--target=T] [--ops=1000,10000,30000] [--kinds=chain,dag,…] [--json=F]

Each program of bench/programs.py is compiled by a process of its own. A row shows seconds of CPU, MiB of the context at most, kernels, and
microseconds an op. With --most-growth=R, --most-seconds=S and --most-mib=M the exit status says whether every row keeps them: R is how many times
more an op may take in the longest program than in the shortest.
"""
import argparse
import json
import os
import re
import subprocess
import sys
import tempfile

import programs


def compile_one(cgc, target, text, folder):
    source, out = os.path.join(folder, "p.mlir"), os.path.join(folder, "p.spv")
    with open(source, "w") as f:
        f.write(text)
    with open(os.path.join(folder, "log"), "w+") as log:
        child = subprocess.Popen([cgc, "compile", source, "--target=" + target, "-o", out, "--timing"], stderr=log)
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        log.seek(0)
        said = log.read()
    if child.returncode:
        sys.exit(said)
    kernels = len(json.load(open(os.path.join(folder, "p.json")))["kernels"])
    return used.ru_utime + used.ru_stime, int(re.search(r"peak (\d+) bytes", said).group(1)) / 2**20, kernels, said.count("gives way")


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--cgc", default="build/cgc")
    p.add_argument("--target", default="vulkan1.1")
    p.add_argument("--ops", default="1000,10000,30000")
    p.add_argument("--kinds", default=",".join(programs.KINDS))
    p.add_argument("--json")
    p.add_argument("--most-growth", type=float)
    p.add_argument("--most-seconds", type=float)
    p.add_argument("--most-mib", type=float)
    a = p.parse_args()
    rows = []
    print(f"{'program':10} {'ops':>6} {'seconds':>8} {'MiB':>6} {'kernels':>8} {'us/op':>6}")
    with tempfile.TemporaryDirectory() as folder:
        for kind in a.kinds.split(","):
            for ops in map(int, a.ops.split(",")):
                seconds, mib, kernels, plainer = compile_one(a.cgc, a.target, programs.program(kind, ops), folder)
                note = f"  ({plainer} by a plainer pipeline)" if plainer else ""
                print(f"{kind:10} {ops:6} {seconds:8.3f} {mib:6.1f} {kernels:8} {seconds / ops * 1e6:6.1f}{note}", flush=True)
                rows.append({"kind": kind, "ops": ops, "seconds": seconds, "mib": mib, "kernels": kernels, "plainer": plainer})
    if a.json:
        with open(a.json, "w") as f:
            json.dump(rows, f, indent=1)
    wrong = [f"{r['kind']} of {r['ops']} ops: {name} is {r[name]:.3g}" for name, most in (("seconds", a.most_seconds), ("mib", a.most_mib))
             for r in rows if most and r[name] > most]
    for kind in a.kinds.split(","):
        each = [r["seconds"] / r["ops"] for r in rows if r["kind"] == kind]
        if a.most_growth and each[-1] > each[0] * a.most_growth:
            wrong.append(f"{kind}: an op of the longest takes {each[-1] / each[0]:.3g} times as long")
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
