#!/usr/bin/env python3
"""What `cgc compile --report` wrote: is it one whole page that loads nothing, and does it hold what happened?

  report_page.py page PAGE.html [MOST_BYTES]      the page itself: well-formed, self-contained, its data JSON
  report_page.py dumps PAGE.html DUMPS.txt        its IR after each pass is what --print-ir-after-all printed in the same run
  report_page.py program PAGE.html OUT.json ASM   its program, and the binary's text, are what compile wrote
  report_page.py has PAGE.html PATH TEXT          the data at PATH (a.0.b) is TEXT
"""
import json
import re
import sys
from html.parser import HTMLParser

VOID = {"meta", "link", "input", "img", "br", "hr", "col"}


class Page(HTMLParser):
    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.open, self.ids, self.wrong, self.scripts, self.inside = [], [], [], [], None
        self.feed(text)
        self.close()
        if self.open:
            self.wrong.append(f"not closed: {self.open}")

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        if tag not in VOID:
            self.open.append(tag)
        if "id" in attrs:
            self.ids.append(attrs["id"])
        for name in ("src", "href", "srcset", "data", "action"):
            if name in attrs and not attrs[name].startswith("#"):
                self.wrong.append(f"<{tag}> loads {attrs[name]}")
        if tag in ("link", "iframe", "object", "embed", "base"):
            self.wrong.append(f"<{tag}>")
        if tag in ("input", "nav") and not attrs.get("aria-label"):
            self.wrong.append(f"<{tag}> has no name")
        if tag == "script":
            self.inside = attrs
            self.scripts.append([attrs, ""])

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"</{tag}> closes something else")
        self.inside = None

    def handle_data(self, data):
        if self.inside is not None:
            self.scripts[-1][1] += data


def read(path):
    raw = open(path, "rb").read()
    page = Page(raw.decode("utf-8"))
    return raw, page, json.loads(page.scripts[0][1])


def check_page(path, most="5000000"):
    raw, page, data = read(path)
    wrong = list(page.wrong)
    if len(page.ids) != len(set(page.ids)):
        wrong.append("an id is there twice")
    if not raw.startswith(b"<!DOCTYPE html>") or raw.count(b"<title>") != 1 or b'<html lang="en">' not in raw:
        wrong.append("no whole page")
    if [s[0].get("type") for s in page.scripts] != ["application/json", None]:
        wrong.append("not two scripts: the data, then what shows it")
    if "<" in page.scripts[0][1]:
        wrong.append("the data has a <")
    if re.search(r"""\b(fetch|XMLHttpRequest|import|eval|innerHTML|document\.write)\b""", page.scripts[1][1]):
        wrong.append("the script loads, or writes markup")
    if not re.search(r"default-src 'none'", raw.decode("utf-8")) or "prefers-color-scheme: dark" not in raw.decode("utf-8"):
        wrong.append("no policy, or no dark colours")
    if len(raw) > int(most):
        wrong.append(f"{len(raw)} bytes")
    for key in ("program", "tracks", "figures", "flops", "asm", "ops", "dispatches", "roots", "remarks", "layouts", "target", "bench"):
        if key not in data:
            wrong.append(f"no {key}")
    return wrong


NAME = re.compile(r"%[A-Za-z0-9_$]+|#map[A-Za-z0-9_$]*")


def split_name(t):
    k = len(t)
    while k > 1 and t[k - 1].isdigit() and len(t) - k < 8:
        k -= 1
    return t[:k], int(t[k:]) if k < len(t) else -1


def applied(lines, old, change):
    """The rules of tools/cgc_report.c and tools/report.html."""
    out, i, names, shifts = [], 0, {}, {}
    own = {(l, t): n for l, t, n in change.get("x", [])}

    def keep():
        nonlocal i, names, shifts
        if re.match(r" *(func\.func|hal\.executable\.export)", old[i]):
            names, shifts = {}, {}
        token = -1

        def renamed(m):
            nonlocal token
            token += 1
            t = m.group()
            kind, number = split_name(t)
            to = names.get(t)
            if to is None:
                moved = number + shifts[kind] if number >= 0 and kind in shifts else -1
                to = f"{kind}{moved}" if moved >= 0 else t
            to = own.get((len(out), token), to)
            names[t] = to
            if number >= 0 and split_name(to)[0] == kind and split_name(to)[1] >= 0:
                shifts[kind] = split_name(to)[1] - number
            return to

        out.append(NAME.sub(renamed, old[i]) if change.get("x") else old[i])
        i += 1

    for at, removed, added in change.get("h", []):
        while i < at:
            keep()
        out += [lines[n] for n in added]
        i += removed
    while i < len(old):
        keep()
    return out


def check_dumps(path, dumps):
    _, _, data = read(path)
    got = []
    for track in data["tracks"]:
        now = [track["lines"][n] for n in track["base"]]
        if track["whole"] != len(track["passes"]):
            return [f"the IR of '{track['name']}' is not whole"]
        for change in track["passes"]:
            now = applied(track["lines"], now, change)
            got.append((change["i"], change["p"], now))
    got = [(p, "\n".join(text).rstrip()) for _, p, text in sorted(got, key=lambda g: g[0])]
    text = open(dumps, encoding="utf-8").read()
    parts = re.split(r"^// -----// IR Dump After (\S+) //----- //\n", text, flags=re.M)
    want = [(parts[i], parts[i + 1].rstrip()) for i in range(1, len(parts), 2)]
    if len(got) != len(want) or not got:
        return [f"{len(got)} passes, but {len(want)} dumps"]
    for n, (g, w) in enumerate(zip(got, want)):
        if g != w:
            where = next((k for k, (a, b) in enumerate(zip(g[1].split("\n"), w[1].split("\n"))) if a != b), -1)
            return [f"pass {n}, {g[0]} and {w[0]}: line {where} differs"]
    return []


def check_program(path, out, asm):
    _, _, data = read(path)
    wrong, described = [], json.load(open(out))
    for f in described["functions"]:
        f["constants"]["file"] = None  # beside a page there is none
    if data["program"] != described:
        wrong.append("the program is not OUT.json's")
    if data["asm"]["text"] != open(asm).read():
        wrong.append("the binary's text is another")
    if len(data["flops"]) != len(data["program"]["kernels"]):
        wrong.append("not a figure for each kernel")
    return wrong


def check_has(path, where, text):
    _, _, data = read(path)
    for key in where.split("."):
        data = data[int(key)] if isinstance(data, list) else data[key]
    return [] if str(data) == text else [f"{where} is {data!r}"]


if __name__ == "__main__":
    wrong = {"page": check_page, "dumps": check_dumps, "program": check_program, "has": check_has}[sys.argv[1]](*sys.argv[2:])
    print("\n".join(wrong))
    sys.exit(1 if wrong else 0)
