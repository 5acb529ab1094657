#!/usr/bin/env python3
# pass_docs.py [--check]: writes docs/passes.md from the pass table and from the comment that heads each pass's file, so that there is one text to keep.
import pathlib
import re
import sys

top = pathlib.Path(__file__).resolve().parent.parent
table = (top / "src/passes/pass_table.h").read_text()
table = re.sub(r"\\\n", " ", table[table.index("#define CGI_ALL_PASSES"):table.index("CGI_PASS_DECLARE")])
table = re.sub(r'CGI_OPTION\(\s*"([^"]*)",\s*"([^"]*)"\)', r'"\1|\2"', table)
item = re.compile(r'/\* (?P<phase>.*?) \*/|[XFEHLSRI]\)?\((?P<suffix>\w+),\s*\w+,\s*"(?P<name>[^"]+)",\s*"(?P<summary>[^"]*)",\s*(?P<options>(?:"[^"]*"\s*)+)\)')


def head_of(suffix):
    for path in sorted((top / "src").rglob("*.c")):
        if f"CGI_DEF bool cgi_pass_{suffix}(" in path.read_text():
            lines = []
            for line in path.read_text().splitlines():
                if not line.startswith("//"):
                    break
                lines.append(line[3:])
            return path.relative_to(top), lines
    sys.exit(f"pass_docs.py: no file defines cgi_pass_{suffix}")


def body(lines):
    """Indented lines are IR: runs of them, blank lines inside included, go into code blocks."""
    out, i = [], 0
    while i < len(lines):
        if not lines[i].startswith("  "):
            out.append(lines[i])
            i += 1
            continue
        end = i
        for k in range(i, len(lines)):
            if lines[k].startswith("  "):
                end = k + 1
            elif lines[k]:
                break
        out += ["```", *lines[i:end], "```"]
        i = end
    return "\n".join(out)


out = ["# The passes", "",
       "In the order data flows. A pipeline is a list of these names, with options in braces: `a,b{k=v k2=v2}`; `cgc opt --list-passes` prints the same list.",
       "Class names and arguments of MLIR's and IREE's passes and pipelines stand for the ones here that do their work (`createWorkgroupSpecializationPass`,",
       "`iree-codegen-optimize-vector-transfer`, `GPUMatmulSimtPassPipeline`; the table is [src/passes/pass_aliases.c](../src/passes/pass_aliases.c)).",
       "Each text is the one that heads the pass's file (`tools/pass_docs.py` puts them here).", ""]
for m in item.finditer(table):
    if m["phase"]:
        out += [f"## {m['phase'][0].upper()}{m['phase'][1:]}", ""]
        continue
    path, lines = head_of(m["suffix"])
    out += [f"### `{m['name']}`", "", f"{m['summary']}. ([{path}](../{path}))", ""]
    options = "".join(re.findall(r'"([^"]*)"', m["options"]))
    for option in filter(None, options.split("\\n")):
        what, _, text = option.partition("|")
        out += [f"- option `{what}`: {text}"]
    if options:
        out += [""]
    out += [body(lines), ""]
text = "\n".join(out)
target = top / "docs/passes.md"
if "--check" in sys.argv:
    if target.read_text() != text:
        sys.exit("docs/passes.md is stale: run tools/pass_docs.py")
else:
    target.write_text(text)
