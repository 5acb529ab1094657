#!/usr/bin/env python3
"""Fills in docs/layouts.md: what its `$ cgc layout` commands print, the pictures that they write, and the functions of examples/layouts.c that it
shows. --check fails where something differs.

usage: python3 tools/layout_docs.py [--check]
CGC names the program (build/cgc).
"""
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

top = pathlib.Path(__file__).resolve().parent.parent
page = top / "docs/layouts.md"
cgc = os.environ.get("CGC", str(top / "build/cgc"))
check, stale = "--check" in sys.argv, []
example = (top / "examples/layouts.c").read_text()


def command(block):
    """A console block: the command stays, its output is what it prints now; pictures are written beside the page."""
    lines = block.split("\n")
    n, words = 1, None
    while words is None:  # up to where quotes and lines are closed
        try:
            words = None if lines[n - 1].endswith("\\") else shlex.split("\n".join(lines[:n])[1:].replace("\\\n", " "))
        except ValueError:
            pass
        n += words is None
    with tempfile.TemporaryDirectory() as folder:
        pictures = [w.split("=", 1)[1] for w in words if w.startswith(("--svg=", "--png="))]
        words = [cgc] + [re.sub(r"^(--\w+=)docs/", rf"\g<1>{folder}/", w) for w in words[1:]]
        (pathlib.Path(folder) / "layouts").mkdir()
        run = subprocess.run(words, stdout=subprocess.PIPE, check=True, cwd=top)
        for picture in pictures:
            made, kept = pathlib.Path(folder, picture[len("docs/"):]).read_bytes(), top / picture
            shown.add(kept.name)
            if check and (not kept.exists() or kept.read_bytes() != made):
                stale.append(picture)
            elif not check:
                kept.parent.mkdir(exist_ok=True)
                kept.write_bytes(made)
    out = run.stdout.decode().rstrip("\n")
    return "\n".join(lines[:n] + ([out] if out else []))


def function(name):
    found = re.search(rf"(?:^//[^\n]*\n)*^[^\n]*\b{name}\([^;{{]*\) {{\n.*?^}}$", example, re.M | re.S)
    return found.group(0)


shown = set()
text = page.read_text()
made = re.sub(r"(?<=```console\n)(\$ .*?)(?=\n```)", lambda m: command(m.group(1)), text, flags=re.S)
made = re.sub(r"(<!-- examples/layouts.c: (\w+) -->\n```c\n).*?(?=\n```)", lambda m: m.group(1) + function(m.group(2)), made, flags=re.S)
stale += [f"docs/layouts/{p.name} is in no command" for p in sorted((top / "docs/layouts").glob("*")) if p.name not in shown]
stale += [f"docs/layouts/{name} is not shown" for name in sorted(shown) if f"](layouts/{name})" not in made]
if made != text and check:
    stale.append("docs/layouts.md")
if stale:
    sys.exit(f"stale: {', '.join(stale)}: run tools/layout_docs.py")
if not shown:
    sys.exit("docs/layouts.md has no picture")
if made != text:
    page.write_text(made)
