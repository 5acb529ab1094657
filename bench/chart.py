#!/usr/bin/env python3
"""Draws docs/chart.svg and docs/pipeline.svg, the pictures of README.md: chart.py [--check]. The chart's figures are those of bench/h200.json alone, which
says where they were measured; --check tells whether the pictures are what this writes, and the figures those of docs/performance.md."""
import html
import json
import re
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
STYLE = """<style>
text { font: 12px system-ui, sans-serif; fill: #1c2024; } .dim { fill: #5b6570; } .title { font-weight: 600; font-size: 14px; }
.hand { fill: #4b8fd9; } .library { fill: #c2610c; } .line { stroke: #8a949e; } .box { fill: #e8f0fb; stroke: #5b6570; } .page { fill: #ffffff; }
.arrow { stroke: #5b6570; stroke-width: 1.5; fill: none; } .head { fill: #5b6570; }
@media (prefers-color-scheme: dark) { text { fill: #e4e8ec; } .dim { fill: #9aa5b1; } .box { fill: #1e2c3f; } .page { fill: #14171a; } .library { fill: #fb923c; } }
</style>"""


def text(x, y, words, kind="", anchor="start"):
    return f'<text x="{x}" y="{y}" class="{kind}" text-anchor="{anchor}">{html.escape(words)}</text>'


def page(width, height, name, parts):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" role="img" aria-label="{html.escape(name)}">\n'
            f'{STYLE}\n<rect class="page" width="{width}" height="{height}"/>\n' + "\n".join(parts) + "\n</svg>\n")


def chart(data):
    left, top, row, scale = 190, 58, 26, 300
    height = top + row * len(data["rows"]) + 34
    parts = [text(10, 20, f"Another's time by ours on an {data['device']}, f32: right of 1, ours is faster", "title"),
             '<rect class="hand" x="10" y="31" width="12" height="10"/>', text(28, 40, "kernels written by hand"),
             '<rect class="library" x="190" y="31" width="12" height="10"/>', text(208, 40, "libraries of the maker, compilers")]
    for tick in (0, 0.5, 1, 1.5):
        x = left + tick * scale
        parts += [f'<line class="line" x1="{x}" x2="{x}" y1="{top - 6}" y2="{height - 28}" stroke-width="{2 if tick == 1 else 0.5}"/>', text(x, height - 12, str(tick), "dim", "middle")]
    for i, r in enumerate(data["rows"]):
        y = top + row * i
        hand, library = r["hand_us"] / r["us"], r["library_us"] / r["us"]
        parts += [text(left - 8, y + 14, r["name"], "", "end"),
                  f'<rect class="hand" x="{left}" y="{y + 1}" width="{hand * scale:.1f}" height="9"/>', text(f"{left + hand * scale + 5:.1f}", y + 10, f"{hand:.2f}", "dim"),
                  f'<rect class="library" x="{left}" y="{y + 12}" width="{library * scale:.1f}" height="9"/>',
                  text(f"{left + library * scale + 5:.1f}", y + 21, f"{library:.2f} {r['library']}", "dim")]
    return page(left + int(scale * 1.7) + 130, height, f"times of other kernels by those of codegen on an {data['device']}", parts)


def pipeline():
    boxes = [("MLIR text, or C calls", "StableHLO, linalg, dispatches"), ("IR", "verified, interpreted"), ("kernels", "fused, tiled, vectorized"), ("a backend", "SPIR-V, PTX, C99"),
             ("your host", "words and how to launch them")]
    parts, x = [], 10
    for i, (name, more) in enumerate(boxes):
        parts += [f'<rect class="box" x="{x}" y="14" width="172" height="52" rx="6"/>', text(x + 86, 36, name, "title", "middle"), text(x + 86, 55, more, "dim", "middle")]
        if i + 1 < len(boxes):
            parts += [f'<path class="arrow" d="M{x + 172} 40h24"/>', f'<path class="head" d="M{x + 196} 35l9 5l-9 5z"/>']
        x += 206
    return page(x - 24, 80, "from text to words: MLIR text or C calls, IR, kernels, a backend, your host", parts)


def table():
    rows = {}
    for line in open(TOP / "docs/performance.md", encoding="utf-8"):
        m = re.match(r"\| (\w+) \| (hot|cold) \| ([\d.]+) \| [\d.]+ \S+ \| ([\d.]+) \| [\d.]+ \| (.+?) ([\d.]+) \| ", line)
        if m:
            rows[m[1]] = (m[2], float(m[3]), float(m[4]), m[5], float(m[6]))
    return rows


def main():
    data = json.loads((TOP / "bench/h200.json").read_text(encoding="utf-8"))
    pictures = {TOP / "docs/chart.svg": chart(data), TOP / "docs/pipeline.svg": pipeline()}
    if "--check" not in sys.argv:
        for path, picture in pictures.items():
            path.write_text(picture, encoding="utf-8")
        return 0
    wrong = [f"{path.name} is stale: python3 bench/chart.py" for path, picture in pictures.items() if not path.exists() or path.read_text(encoding="utf-8") != picture]
    if table() != {r["name"]: (r["buffers"], r["us"], r["hand_us"], r["library"], r["library_us"]) for r in data["rows"]}:
        wrong.append("bench/h200.json and docs/performance.md have other figures")
    print("\n".join(wrong))
    return 1 if wrong else 0


sys.exit(main())
