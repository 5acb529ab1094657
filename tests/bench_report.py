#!/usr/bin/env python3
"""tests/bench_report.py REPORT.json [key=value…]: what `cgc bench --json` printed is whole and hangs together; and the values are these.

Keys are those of the report, or of contender N: check=correct, 0.correct=true, 1.name=…, 0.pipelines=Vectorize+Vectorize. A text is compared by its
beginning.
"""
import json
import sys


def main():
    r = json.load(open(sys.argv[1]))
    assert r["version"] == 1 and r["device"] and r["copy_gb_per_s"] > 0 and r["fma_gflop_per_s"] > 0, "the device's own rates"
    assert r["contenders"] and r["samples"] >= 1 and r["bytes"] > 0, "nothing was measured"
    for c in r["contenders"]:
        assert 0 < c["min_us"] <= c["median_us"] <= c["max_us"] and c["chain"] >= 1, f"times of {c['name']}"
        assert abs(c["ratio"] - c["median_us"] / r["contenders"][0]["median_us"]) < 0.01 * c["ratio"], f"the ratio of {c['name']}"
        assert abs(c["gb_per_s"] - r["bytes"] / c["median_us"] * 1e-3) < 0.02 * c["gb_per_s"] + 0.001, f"the rate of {c['name']}"
        assert c["dispatches"] and all(d["median_us"] > 0 and min(d["groups"]) >= 1 for d in c["dispatches"]), f"dispatches of {c['name']}"
    for want in sys.argv[2:]:
        key, value = want.split("=", 1)
        where = r
        if key[0].isdigit():
            n, key = key.split(".", 1)
            where = r["contenders"][int(n)]
        got = "+".join(d["pipeline"] for d in where["dispatches"]) if key == "pipelines" else where[key]
        got = got if isinstance(got, str) else json.dumps(got)
        assert got.startswith(value), f"{key} is {got}, not {value}"


main()
