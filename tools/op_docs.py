#!/usr/bin/env python3
"""Writes docs/ops.md: what `cgc ops` prints, under a head. --check fails where the file differs.

usage: python3 tools/op_docs.py [--check]
CGC names the program (build/cgc).
"""
import os
import pathlib
import subprocess
import sys

top = pathlib.Path(__file__).resolve().parent.parent
HEAD = """# The ops of StableHLO and chlo in kernels

For which element types each op compiles, and for which it is read, verified and refused with a message. `cgc ops` prints
this table: it compiles a small function of the op for each type, so what stands here is so; `tools/op_docs.py` puts it here. The first line of an op is
for `vulkan1.1`; another follows where `lavapipe` or `hopper`, which have 64-bit floats, differ. A line without types: no function is tried, as the op
is of another kind (tokens, devices, collectives, what ends a region).

What each op computes is what StableHLO's specification says, at its edges, too, also where XLA does otherwise: of a `scatter`'s window that is partly
outside, each element is tested by itself (XLA drops the window whole); of a `gather`'s, the start is moved until the window fits.

"""
cgc = os.environ.get("CGC", str(top / "build/cgc"))
run = subprocess.run([cgc, "ops", "--target=vulkan1.1,lavapipe,hopper"], stdout=subprocess.PIPE, check=True, cwd=top)
text = HEAD + run.stdout.decode()
target = top / "docs/ops.md"
if "--check" in sys.argv:
    if not target.exists() or target.read_text() != text:
        sys.exit("docs/ops.md is stale: run tools/op_docs.py")
else:
    target.write_text(text)
