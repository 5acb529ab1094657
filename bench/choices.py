#!/usr/bin/env python3
"""What the heuristics choose for the rows of bench/rows.py on each family of devices: bench/choices.json, which is a tuning file as well.

  bench/choices.py --rows=DIR [--cgc=build/cgc] --write     writes the file, to be committed with the change that it shows
  bench/choices.py --rows=DIR [--cgc=build/cgc]             says what differs from it; status 1 where something does

DIR is what bench/rows.py --set=h200 --out=DIR wrote. An entry that `cgc tune` found to be better may stand in for one of these in a file of one's
own: `cgc tune --merge` joins them. Entries are in the order of targets and rows, one for each root op.
"""
import argparse
import difflib
import glob
import json
import os
import re
import subprocess
import sys

FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "choices.json")
FAMILIES = ["vulkan1.1", "adreno", "valhall", "apple", "rdna3", "ada", "hopper", "c", "c-avx2", "c-avx512"]
LEVELS = ["tile", "thread", "reduction", "inner"]


def lists(text):
    """The numbers of [[…], […]], as texts."""
    return [re.sub(r"\s", "", t) for t in re.findall(r"\[([^\[\]]*)\]", text)]


def config_of(lowering, translation):
    """Attributes as the text of --config."""
    words = []
    pipeline = re.search(r"pipeline = (\w+)", translation)
    if pipeline:
        words.append("pipeline=" + pipeline[1])
    size = re.search(r"workgroup_size = \[([^\]]*)\]", translation)
    if size:
        words.append("workgroup_size=" + size[1].replace(" ", ""))
    lanes = re.search(r"subgroup_size = (\d+)", translation)
    if lanes:
        words.append("subgroup_size=" + lanes[1])
    tiles = re.search(r"tile_sizes = \[((?:\[[^\]]*\],? ?)*)\]", lowering)
    words += ["%s=%s" % pair for pair in zip(LEVELS, lists(tiles[1]) if tiles else []) if pair[1]]
    for name, key in (("basis", "thread_basis"), ("batch", "batch_tile"), ("promote", "promote_operands")):
        found = re.search(key + r" = \[([^\]]*)\]", lowering)
        if found:
            words.append("%s=%s" % (name, found[1].replace(" ", "")))
    buffers = re.search(r"num_buffers = (\d+)", lowering)
    if buffers:
        words.append("buffers=" + buffers[1])
    if "prefetch = true" in lowering:
        words.append("prefetch=true")
    return " ".join(words)


def entries_of(cgc, path, target):
    done = subprocess.run([cgc, "compile", path, "--target=" + target, "--print-ir-after=select-configuration", "-o", os.devnull],
                          capture_output=True, text=True)
    if "[limit-" in done.stderr:  # a device too small for the row
        return
    if done.returncode:
        raise SystemExit("%s for %s: %s" % (path, target, done.stderr[-300:]))
    translation = ""
    for line in done.stderr.splitlines():
        found = re.search(r"translation_info = #iree_codegen\.translation_info<([^>]*)>", line)
        translation = found[1] if found else translation
        lowering = re.search(r"lowering_config = #iree_codegen\.lowering_config<([^>]*)>", line)
        if not lowering:
            continue
        operands = re.split(r" ins\(| outs\(", line, maxsplit=1)[1].split(" -> ")[0]
        entry = {"op": re.search(r"= (\S+)", line)[1], "operands": re.findall(r"tensor<([^>]*)>", operands)}
        kinds = re.search(r"iterator_types = \[([^\]]*)\]", line)
        if kinds:
            entry["iterator_types"] = re.findall(r'"(\w+)"', kinds[1])
        entry.update(target=target, config=config_of(lowering[1], translation))
        yield entry


def table(a):
    lines = []
    for target in FAMILIES:
        seen = set()
        for path in sorted(glob.glob(os.path.join(a.rows, "*.mlir"))):
            for entry in entries_of(a.cgc, path, target):
                key = json.dumps([entry["op"], entry["operands"], entry.get("iterator_types")])
                if key not in seen:
                    lines.append("  " + json.dumps(entry))
                seen.add(key)
    if not lines:
        raise SystemExit("%s has no rows" % a.rows)
    return '{"configs": [\n%s\n]}\n' % ",\n".join(lines)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--rows", required=True)
    p.add_argument("--cgc", default="build/cgc")
    p.add_argument("--write", action="store_true")
    a = p.parse_args()
    now = table(a)
    if a.write:
        with open(FILE, "w") as f:
            f.write(now)
        return 0
    with open(FILE) as f:
        was = f.read().splitlines()
    diff = list(difflib.unified_diff(was, now.splitlines(), "bench/choices.json", "now; --write writes it anew", lineterm="", n=0))
    print("\n".join(diff[:40]))
    return 1 if diff else 0


if __name__ == "__main__":
    sys.exit(main())
