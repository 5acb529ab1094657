#!/usr/bin/env python3
"""Mutants of src/: one small fault at a time, and whether the quick suites notice.

  tests/mutants/mutants.py [--seed=N] [--count=N] [--only=PATH[:LINE]] [--jobs=N] [--list] [--print] [--log=FILE] [--cover]

Each mutant changes one place of src/support, src/passes, src/program, src/interp or src/spirv: an operator, a constant, a condition negated or dropped, a call or an
assignment dropped, operands swapped. It is built in a copy of the tree under build/mutants; the suites that can notice run from the cheapest to the
dearest until one fails, which kills it. Mutants that do not compile, or whose object code is the original's, count for nothing. What hangs or takes all
memory is stopped, and killed by that. With --cover, tests that do not run the line are left out: a build that counts blocks (cover.c) runs all of them
first, unless its map, build/mutants/cover.json, is of the same files.

A place's chance of being drawn depends on the seed and on its own line alone, so that a change elsewhere keeps the sample. --list shows the sample,
--print the changes, too; --only takes the places of a file or folder, or of one line. Survivors are compared with tests/mutants/README.md: the exit
status says whether at least 90 % were killed and every survivor is explained there.
"""
import argparse
import collections
import concurrent.futures
import functools
import glob
import hashlib
import json
import math
import os
import queue
import re
import resource
import shutil
import signal
import subprocess
import sys
import time

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FOLDERS = ["src/interp", "src/support", "src/passes", "src/program", "src/spirv"]
ENOUGH = 0.9
MEMORY = 6 << 30  # of a process; lavapipe reserves a lot
CPU_SECONDS = 40  # of a process: the longest of a suite's takes a quarter of that

# The suites that notice faults of a folder. Each is run as tests/run.sh runs it, with what makes it quick.
SUITES = {
    "src/interp": ["check", "unit", "lit", "subgroups"],
    "src/support": ["subgroups", "pipelines", "lit", "unit", "random"],
    "src/passes": ["subgroups", "pipelines", "lit", "unit", "random"],
    "src/program": ["unit", "lit", "spirv", "launch", "random"],
    "src/spirv": ["lit", "spirv", "launch", "pipelines", "random"],
}
QUICK = {"SIZES": "16", "COUNT": "40", "UNIT_FLAGS": "-O0", "LIT_OPTS": "--max-failures=1", "QUICK": "1"}

# ---- the places -----------------------------------------------------------------------------------------------------------------------------
TOKEN = re.compile(
    r"""(?P<space>\s+|//[^\n]*|/\*.*?\*/)|(?P<line>\#(?:\\\n|[^\n])*)|(?P<string>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')"""
    r"""|(?P<name>[A-Za-z_]\w*)|(?P<number>\d[\w.]*)|(?P<op><<=|>>=|->|\+\+|--|<<|>>|[-+*/%&|^<>=!]=|&&|\|\||.)""",
    re.S,
)
OPERATORS = {
    "<": ["<="], "<=": ["<"], ">": [">="], ">=": [">"], "==": ["!="], "!=": ["=="], "&&": ["||"], "||": ["&&"], "+": ["-"], "-": ["+"],
    "*": ["+", "/"], "/": ["*"], "%": ["/"], "<<": [">>"], ">>": ["<<"], "&": ["|"], "|": ["&"], "+=": ["-=", "="], "-=": ["+="], "*=": ["/="],
    "/=": ["*="], "|=": ["&=", "="], "&=": ["|=", "="],
}
# What stands for an operation of the kernels themselves: op kinds, instructions, predicates.
NAMES = [
    ("LessThanEqual", "LessThan"), ("LessThan", "LessThanEqual"), ("GreaterThanEqual", "GreaterThan"), ("GreaterThan", "GreaterThanEqual"),
    ("ADDI", "SUBI"), ("SUBI", "ADDI"), ("ADDF", "SUBF"), ("MULI", "ADDI"), ("MULF", "ADDF"), ("FLOORDIV", "CEILDIV"), ("CEILDIV", "FLOORDIV"),
    ("_MOD", "_FLOORDIV"), ("DIVSI", "DIVUI"), ("REMSI", "REMUI"), ("EXTSI", "EXTUI"), ("EXTUI", "EXTSI"), ("SHRUI", "SHRSI"), ("MINSI", "MAXSI"),
    ("MAXSI", "MINSI"), ("ANDI", "ORI"), ("ORI", "ANDI"), ("IAdd", "ISub"), ("ISub", "IAdd"), ("SConvert", "UConvert"), ("UConvert", "SConvert"),
    ("CMPI_SLT", "CMPI_SLE"), ("CMPI_SLE", "CMPI_SLT"), ("CMPI_SGE", "CMPI_SGT"), ("CMPI_SGT", "CMPI_SGE"), ("CMPI_ULT", "CMPI_ULE"),
    ("CMPI_ULE", "CMPI_ULT"), ("CMPI_UGE", "CMPI_UGT"), ("CMPI_EQ", "CMPI_NE"), ("CMPI_NE", "CMPI_EQ"), ("ShiftRightLogical", "ShiftRightArithmetic"), ("true", "false"), ("false", "true"), ("min", "max"), ("max", "min"),
]
AFTER_OPERAND = ("&&", "||", "?", ":", ",", ";", ")", "]", "}", "=", "|=")
UNSEEN = re.compile(r"free|reserve|release|remark|debug|^cgi_str_|location|_loc$")  # calls whose absence changes no result and no error
WEIGHT = {"operator": 1, "constant": 0.5, "guard": 3, "condition": 3, "negation": 1.5, "call": 3, "assignment": 1.5, "swap": 2, "name": 2}

Token = collections.namedtuple("Token", "kind text start end")
Mutant = collections.namedtuple("Mutant", "key path line kind start end old new")


@functools.lru_cache(None)
def source(path):
    """A file's text when it was first asked for: the tree may change while mutants are judged."""
    with open(os.path.join(TOP, path), encoding="utf-8") as f:
        return f.read()


def tokens_of(text):
    found = [Token(m.lastgroup, m.group(), m.start(), m.end()) for m in TOKEN.finditer(text)]
    return [t for t in found if t.kind not in ("space", "line")], [t for t in found if t.kind == "line"]


def matching(tokens):
    """The index of the bracket that closes each one that opens."""
    pairs, stack = {}, []
    for i, t in enumerate(tokens):
        if t.text in ("(", "[", "{") and t.kind == "op":
            stack.append(i)
        elif t.text in (")", "]", "}") and t.kind == "op" and stack:
            pairs[stack.pop()] = i
    return pairs


def is_value(t):
    return t.kind in ("name", "number", "string") or t.text in (")", "]")


def simple(tokens, i):
    """Token i is an operand by itself."""
    return tokens[i].kind in ("name", "number") and tokens[i + 1].text not in ("(", "[", ".", "->") and tokens[i - 1].text not in (".", "->", "*", "/", "%", "&", "!")


def first_of(tokens, pairs, i, texts):
    """The index of the first of the texts at the level of token i."""
    while i < len(tokens) - 1 and tokens[i].text not in texts:
        i = pairs.get(i, i) + 1
    return min(i, len(tokens) - 1)


def changes(text):
    """(kind, start, end, new text) of every change that a file allows."""
    tokens, lines = tokens_of(text)
    pairs = matching(tokens)
    depth = 0
    for m in (re.match(r"#define\s+\w+\s+(\d+)\b", t.text) and t for t in lines):
        if m:
            number = re.match(r"#define\s+\w+\s+(\d+)", m.text)
            yield "constant", m.start + number.start(1), m.start + number.end(1), str(int(number.group(1)) // 2)
    for i, t in enumerate(tokens[:-1]):
        before, after = tokens[i - 1], tokens[i + 1]
        depth += (t.text == "{") - (t.text == "}")
        if depth == 0:
            continue
        spaced = text[t.start - 1].isspace() and text[t.end].isspace()
        if t.kind == "op" and t.text in OPERATORS and spaced and is_value(before):
            for new in OPERATORS[t.text]:
                yield "operator", t.start, t.end, new
            if t.text in ("&&", "||"):
                end = tokens[first_of(tokens, pairs, i + 1, AFTER_OPERAND) - 1].end
                yield "condition", t.start, end, ""
            if t.text in ("-", "/", "%", "<<", ">>") and simple(tokens, i - 1) and simple(tokens, i + 1):
                yield "swap", before.start, after.end, after.text + " " + t.text + " " + before.text
        elif t.text == "!" and t.kind == "op":
            yield "negation", t.start, t.end, ""
        elif t.kind == "number" and re.fullmatch(r"\d+", t.text):
            declares = before.text == "[" and (tokens[i - 3].kind == "name" or tokens[i - 3].text == "*") and tokens[i - 2].kind == "name"
            if not declares and before.text != "case":
                yield "constant", t.start, t.end, str(int(t.text) + 1)
                if int(t.text) > 0:
                    yield "constant", t.start, t.end, str(int(t.text) - 1)
        elif t.kind == "name":
            if t.text in ("if", "while") and after.text == "(":
                inside = text[after.end : tokens[pairs[i + 1]].start]
                yield "negation", after.end, tokens[pairs[i + 1]].start, "!(" + inside + ")"
                if t.text == "if":
                    yield "guard", after.end, tokens[pairs[i + 1]].start, "0 && (" + inside + ")"
            elif before.text in (";", "{", "}", ")", "else") and t.text not in ("return", "for", "switch", "goto", "case", "else", "do", "sizeof", "typedef"):
                end = first_of(tokens, pairs, i, (";", "{", "}", "=", "|=", "+=", "++"))
                if tokens[end].text == ";" and after.text == "(" and pairs[i + 1] + 1 == end and not UNSEEN.search(t.text):
                    yield "call", t.start, tokens[end].start, ""
                elif tokens[end].text in ("=", "|=", "+=") and after.kind == "op" and after.text != "*":
                    yield "assignment", t.start, tokens[first_of(tokens, pairs, end, (";",))].start, ""
                elif t.text == "continue":
                    yield "guard", t.start, t.end, ""
            else:
                for old, new in NAMES:
                    if re.search(r"(^|_|[a-z0-9])" + old + r"($|_|[A-Z])" if old[0].isupper() else r"(^|_)" + old + r"$", t.text):
                        yield "name", t.start, t.end, t.text.replace(old, new)
                        break
            if after.text == "(" and pairs.get(i + 1, i + 6) - i == 5 and tokens[i + 3].text == "," and tokens[i + 2].kind == tokens[i + 4].kind == "name":
                yield "swap", tokens[i + 2].start, tokens[i + 4].end, tokens[i + 4].text + ", " + tokens[i + 2].text


def sample(seed, only):
    """All mutants, in the order in which they are drawn."""
    path_only, _, line_only = only.partition(":")
    all_of = []
    for folder in FOLDERS:
        for root, _, files in os.walk(os.path.join(TOP, folder)):
            for name in files:
                path = os.path.relpath(os.path.join(root, name), TOP)
                if not name.endswith(".c") or not path.startswith(path_only) or name == "test_break.c":
                    continue
                text = source(path)
                seen = collections.Counter()
                for kind, start, end, new in changes(text):
                    line = text.count("\n", 0, start) + 1
                    if line_only and line != int(line_only):
                        continue
                    begin = text.rfind("\n", 0, start) + 1
                    whole = text[begin : text.find("\n", start)]
                    what = "%s|%s|%s|%d|%d|%s" % (path, whole.strip(), kind, start - begin, end - start, new)
                    seen[what] += 1
                    digest = hashlib.sha256(("%d|%s|%d" % (seed, what, seen[what])).encode()).digest()
                    chance = (int.from_bytes(digest[:6], "big") + 1) / 2**48
                    all_of.append(Mutant(-math.log(chance) / WEIGHT[kind], path, line, kind, start, end, text[start:end], new))
    return sorted(all_of)


def shown(m):
    """The line before and after."""
    text = source(m.path)
    begin, end = text.rfind("\n", 0, m.start) + 1, text.find("\n", m.end)
    squeeze = lambda s: " ".join(s.split())
    return squeeze(text[begin:end]), squeeze(text[begin : m.start] + m.new + text[m.end : end])


# ---- which tests run a line -----------------------------------------------------------------------------------------------------------------
COVERED = "-fsanitize-coverage=trace-pc"


def blocks_of(program, top):
    """The address of a program's block, as it is marked: its lines of src/."""
    blocks, lines, begins, here = {}, set(), False, None
    p = subprocess.Popen(["objdump", "-d", "-l", "--no-show-raw-insn", program], stdout=subprocess.PIPE, text=True, errors="replace")
    place = re.compile(re.escape(top) + r"/(src/\S+):(\d+)")
    for line in p.stdout:
        if line.startswith("/"):
            m = place.match(line)
            here = m and (m.group(1), int(m.group(2)))
        elif line.startswith(" "):
            if begins:
                blocks[int(line[: line.index(":")], 16)] = lines
                begins = False
            if "<__sanitizer_cov_trace_pc>" in line and "call" in line:
                lines, begins = set(), True
            if here:
                lines.add(here)
        else:
            lines = set()  # before the function's first block is nothing
    p.wait()
    return blocks


class Cover:
    """Which tests run a line: tests of lit by name, other suites as a whole."""

    def __init__(self, suites):
        self.top = os.path.join(TOP, "build", "mutants", "cover")
        kept = os.path.join(TOP, "build", "mutants", "cover.json")
        state = hashlib.sha256()
        for f in files_of_tree():
            state.update(f.encode() + open(os.path.join(TOP, f), "rb").read())
        state = state.hexdigest() + " " + " ".join(sorted(suites))
        if os.path.exists(kept):
            old = json.load(open(kept, encoding="utf-8"))
            if old["state"] == state:
                self.lines = old["lines"]
                return
        self.lines = {}
        self.measure(suites)
        with open(kept, "w", encoding="utf-8") as f:
            json.dump({"state": state, "lines": self.lines}, f)

    def measure(self, suites):
        tree = Tree("cover")
        shutil.copy(os.path.join(TOP, "tests", "mutants", "cover.c"), os.path.join(tree.path, "src", "support", "cover.c"))
        flags = "-O0 -g1 " + COVERED
        environment = dict(tree.environment, CFLAGS=flags, UNIT_FLAGS=flags, JOBS=str(os.cpu_count() or 1))
        subprocess.run(["make", "-s", "-j" + environment["JOBS"], "WARN=-w", "build/cgc", "build/checked/cgc"], cwd=tree.path, env=environment, check=True)
        blocks = {}
        for suite in sorted(suites):
            folder = os.path.join(tree.path, "build", "cover", suite)
            shutil.rmtree(folder, ignore_errors=True)
            os.makedirs(folder)
            subprocess.run(["tests/run.sh", "--only", suite], cwd=tree.path, env=dict(environment, COVER=folder), stdin=subprocess.DEVNULL,
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            self.read(folder, suite, blocks)

    def read(self, folder, suite, blocks):
        for name in sorted(os.listdir(folder)):
            test, program = name.split("@")
            program = program.replace("%", "/")
            if not os.path.exists(program):
                continue
            if program not in blocks:
                blocks[program] = blocks_of(program, self.top)
                for path, line in set().union(*blocks[program].values()):
                    self.lines.setdefault(path, {}).setdefault(str(line), [])
            who = test.replace("Output%", "").replace("%", "/") if suite == "lit" and test != "-" else suite
            with open(os.path.join(folder, name), "rb") as f:
                ran = [m.start() for m in re.finditer(b"\x01", f.read())]
            for path, line in set().union(*(blocks[program].get(at, ()) for at in ran)):
                here = self.lines[path][str(line)]
                if here[-1:] != [who]:  # a test may have run two programs, one after the other
                    here.append(who)

    @functools.lru_cache(None)
    def sizes(self):
        return collections.Counter(t for rows in self.lines.values() for tests in rows.values() for t in tests)

    def lines_of(self, test):
        return self.sizes()[test], test

    def tests(self, m):
        """Those that run a mutant's line; None where that is not known. A line without code of its own is run where its function is."""
        rows, text = self.lines.get(m.path), source(m.path).split("\n")
        if not rows or not text[m.line - 1][:1].isspace():
            return None
        if str(m.line) in rows:
            return set(rows[str(m.line)])
        begin = next((i for i in range(m.line - 1, 0, -1) if text[i - 1].startswith("}")), 0)
        end = next((i for i in range(m.line, len(text)) if text[i - 1].startswith("}")), len(text))
        inside = [rows[str(i)] for i in range(begin + 1, end + 1) if str(i) in rows]
        return set().union(*inside) if inside else None


# ---- judging --------------------------------------------------------------------------------------------------------------------------------
def files_of_tree():
    files = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=TOP, capture_output=True, text=True, check=True).stdout.split("\n")
    return [f for f in files if os.path.isfile(os.path.join(TOP, f))]


class Tree:
    """A copy of the tree, built; one mutant at a time is in it. first: the tree that is built and tested already, of which the others are copies."""

    def __init__(self, number, first=None):
        self.path = os.path.join(TOP, "build", "mutants", str(number))
        self.environment = dict(os.environ, JOBS="1", CFLAGS="-O1", **QUICK)
        self.limit = {}
        if first:
            shutil.rmtree(self.path, ignore_errors=True)
            subprocess.run(["cp", "-a", first.path, self.path], check=True)
            self.limit = first.limit
            return
        os.makedirs(self.path, exist_ok=True)
        for f in files_of_tree():
            here, there = os.path.join(TOP, f), os.path.join(self.path, f)
            if not os.path.exists(there) or open(here, "rb").read() != open(there, "rb").read():
                os.makedirs(os.path.dirname(there), exist_ok=True)
                shutil.copy(here, there)

    def run(self, command, seconds, again=True):
        """Whether it succeeds in time; what the machine was too busy for gets a second try."""

        def limits():
            os.setsid()
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 30, 1 << 30))

        p = subprocess.Popen(command, cwd=self.path, env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                             stderr=subprocess.DEVNULL, preexec_fn=limits)
        try:
            return p.wait(seconds) == 0
        except subprocess.TimeoutExpired:
            pass
        finally:
            try:
                os.killpg(p.pid, signal.SIGKILL)  # what it left
            except ProcessLookupError:
                pass
            p.wait()
        return again and self.run(command, 2 * seconds, False)

    def make(self):
        return self.run(["make", "-s", "WARN=-w", "build/checked/cgc", "build/cgc"], 600)

    def lit(self, tests):
        """Whether these pass, in the setting of tests/suites/lit.sh."""
        here = glob.glob("/usr/lib/llvm-*/build/utils/lit/lit.py")
        setting = ["env", "CGC_DIR=" + os.path.join(self.path, "build", "checked"), "LIT_WORK=" + os.path.join(self.path, "build", "test", "lit")]
        files = [os.path.join(self.path, "tests", "lit", t) for t in tests]
        return not tests or not here or self.run(setting + [sys.executable, here[0], "-q", "-j1", "--max-failures=1", *files], 120 + 8 * self.limit.get("lit", 0))

    def near(self, path):
        """The lit tests named after the file, a second's work."""
        stem = os.path.splitext(os.path.basename(path))[0].replace("_", "-")
        root = os.path.join(self.path, "tests", "lit")
        tests = [os.path.relpath(t, root) for t in glob.glob(os.path.join(root, "**", "*"), recursive=True)]
        return sorted(t for t in tests if os.path.basename(t).startswith(stem) and t.endswith((".mlir", ".test")))

    def suite(self, name):
        return self.run(["tests/run.sh", "--only", name], self.limit.get(name, 1200))

    def prepare(self, suites):
        """Builds the original; each suite has to pass, and says how long it takes."""
        subprocess.run(["make", "-s", "-j%d" % (os.cpu_count() or 1), "WARN=-w", "build/cgc"], cwd=self.path, env=self.environment, check=True)
        for name in suites:
            start = time.time()
            if not self.suite(name):
                sys.exit("the suite %s fails without a mutant; see build/mutants" % name)
            seconds = time.time() - start
            self.limit[name] = 60 + 8 * seconds
            print("%s passes without a mutant in %d s" % (name, seconds), file=sys.stderr, flush=True)

    def compile(self, path):
        """Whether the file compiles, to its place in build, where make finds it up to date."""
        command = ["cc", "-std=c99", "-O1", "-Werror=incompatible-pointer-types", "-Werror=int-conversion", "-Isrc", "-c", path, "-o", self.object_of(path)]
        return subprocess.run(command, cwd=self.path, stdin=subprocess.DEVNULL, capture_output=True).returncode == 0

    def object_of(self, path):
        return os.path.join(self.path, "build", "obj", path[:-2] + ".o")

    def judge(self, m, cover):
        """The suite that kills the mutant, or "survived", "equivalent", "stillborn"."""
        here = os.path.join(self.path, m.path)
        text = source(m.path)
        with open(self.object_of(m.path), "rb") as f:
            original = f.read()
        try:
            with open(here, "w", encoding="utf-8") as f:
                f.write(text[: m.start] + m.new + text[m.end :])
            if not self.compile(m.path):
                return "stillborn"
            with open(self.object_of(m.path), "rb") as f:
                if f.read() == original:
                    return "equivalent"
            if not self.make():
                return "stillborn"
            tests = cover.tests(m) if cover else None
            first = [t for t in self.near(m.path) if tests is None or t in tests]
            if not self.lit(first):
                return "lit"
            folder = next(f for f in FOLDERS if m.path.startswith(f))
            for name in sorted(SUITES[folder], key=lambda s: self.limit.get(s, 0)):
                if name == "lit" and tests is not None:
                    rest = sorted((t for t in tests - set(first) if "." in t), key=cover.lines_of)
                    if not self.lit(rest[:12]) or not self.lit(rest[12:]):  # those that do little else are quick, and likelier to notice
                        return name
                elif (tests is None or name in tests) and not self.suite(name):
                    return name
            return "survived"
        finally:
            with open(here, "w", encoding="utf-8") as f:
                f.write(text)
            with open(self.object_of(m.path), "wb") as f:  # newer than the text, so that nothing is compiled twice
                f.write(original)


def explained():
    """The survivors that README.md explains: their lines before and after."""
    text = open(os.path.join(TOP, "tests", "mutants", "README.md"), encoding="utf-8").read()
    return set(re.findall(r"^    (src/\S+): (.*)\n    *→ (.*)$", text, re.M))


def main():
    p = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--count", type=int, default=200, help="mutants that are judged; what does not compile or changes nothing is not among them")
    p.add_argument("--only", default="", help="a file or folder of src/, or FILE:LINE")
    p.add_argument("--jobs", type=int, default=1, help="trees in which mutants are built side by side")
    p.add_argument("--list", action="store_true", help="the sample, without judging it")
    p.add_argument("--print", action="store_true", dest="show", help="the change of every mutant, not of survivors alone")
    p.add_argument("--log", help="a file that gets a line per verdict; verdicts that are there are not judged again")
    p.add_argument("--cover", action="store_true", help="leave out tests that do not run the line; makes a map of that first, minutes")
    a = p.parse_args()
    os.chdir(TOP)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that what runs is stopped, too
    order = sample(a.seed, a.only)
    if a.list:
        for m in order[: a.count]:
            print("%s:%d: %s\n  - %s\n  + %s" % ((m.path, m.line, m.kind) + shown(m)))
        return 0
    known = {}
    if a.log and os.path.exists(a.log):
        known = dict(line.rstrip("\n").rsplit("\t", 1) for line in open(a.log, encoding="utf-8"))
    suites = {s for m in order for f in FOLDERS if m.path.startswith(f) for s in SUITES[f]}
    cover = Cover(suites) if a.cover else None
    trees = queue.Queue()
    first = Tree(0)
    first.prepare(suites)
    for i in range(a.jobs):
        trees.put(Tree(i, first) if i else first)

    def judge(m):
        before, after = shown(m)
        name = "%s\t%s\t%s" % (m.path, before, after)
        if name in known:
            return m, known[name]
        tree = trees.get()
        try:
            verdict = tree.judge(m, cover)
        finally:
            trees.put(tree)
        if a.log:
            with open(a.log, "a", encoding="utf-8") as f:
                f.write("%s\t%s\n" % (name, verdict))
        return m, verdict

    why = explained()
    verdicts, unexplained, judged, at = collections.Counter(), 0, 0, 0
    with concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        while judged < a.count and at < len(order):
            some = order[at : at + a.count - judged]
            at += len(some)
            for m, verdict in pool.map(judge, some):
                verdicts[verdict] += 1
                if verdict in ("equivalent", "stillborn"):
                    continue
                judged += 1
                before, after = shown(m)
                known_one = (m.path, before, after) in why
                unexplained += verdict == "survived" and not known_one
                if a.show or verdict == "survived":
                    how = "survived" + (", explained" if known_one else "") if verdict == "survived" else "killed by " + verdict
                    print("%s:%d: %s, %s\n  - %s\n  + %s" % (m.path, m.line, m.kind, how, before, after), flush=True)
    killed = judged - verdicts["survived"]
    print(", ".join("%s %d" % v for v in sorted(verdicts.items())))
    print("seed %d: %d of %d mutants killed (%.1f %%); %d survivors, %d of them not explained in tests/mutants/README.md" %
          (a.seed, killed, judged, 100.0 * killed / max(judged, 1), judged - killed, unexplained))
    return 0 if judged and killed >= ENOUGH * judged and not unexplained else 1


if __name__ == "__main__":
    sys.exit(main())
