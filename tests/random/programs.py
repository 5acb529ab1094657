#!/usr/bin/env python3
"""Random programs: well-typed small functions of StableHLO and linalg ops, compiled for random targets and pipelines, and judged.

  tests/random/programs.py --build=build [--seed=N] [--count=N] [--jobs=N] [--seconds=N] [--reduce] [--keep] [--print=SEED]

Program number S is made from the seed S alone; --seed is the first. Its results on integer-valued and on random inputs come from numpy, op by op
(tests/random/oracle.py). It is compiled with the verifier after every pass, validated (spirv-val) and run on Vulkan, its kernels are interpreted
thread by thread, and the function is interpreted as it stands: all must agree with numpy (tests/random/judge.c).
--open names what Vulkan allows a device and lavapipe does not make use of. --layouts gives arguments, results and sizes the places that a host with
fixed layouts would. --chains draws short chains of elementwise ops instead, of every type; --ops
the ops that move by indices, order, search, transform and solve, and control flow (tests/random/ops.py); --dynamic programs of arrays whose dims are
dynamic (tests/random/dynamic.py). --reduce shrinks what fails; --keep writes the shrunken
ones to tests/random/kept/, which the suite judges ever after. --kept judges those alone, by the function interpreted. --xla compares numpy with XLA
instead: programs of StableHLO alone, on the CPU, where this Python has JAX.
The report says what failed by kind, how fast it went, which pipelines kernels took, and how many fell back to a plainer one than was chosen.
"""
import argparse
import collections
import concurrent.futures
import json
import multiprocessing.util
import os
import re
import select
import shutil
import subprocess
import sys
import time

os.environ.setdefault("OMP_NUM_THREADS", "1")

import numpy as np

import oracle
from ir import Value
from maker import Maker, make

HERE = os.path.dirname(os.path.abspath(__file__))
KEPT = os.path.join(HERE, "kept")
PIPELINES = ["SimpleDistribute", "Vectorize", "MatmulPromoteVectorize", "Transpose", "VectorDistribute"]
GOOD = ("ok", "slow", "misfit")  # slow: its kernels take too long to interpret; misfit: a configuration for another kernel, or too few buffers, refused


# ---- judging -------------------------------------------------------------------------------------------------------------------------------------
SPIRV_ENV = {"vulkan1.0": "vulkan1.0", "vulkan1.1": "vulkan1.1", "vulkan1.2": "vulkan1.2", "vulkan1.3": "vulkan1.3"}


def write(path, text):
    with open(path, "w") as f:
        f.write(text)


def argument_types(text):
    """(element type, dims) of main's arguments; dims has None for a dynamic one."""
    signature = text[text.index("@main("):].split(") -> ")[0]
    for t in re.findall(r"%\w+: tensor<([^>]*)>", signature):
        *dims, of = t.split("x")
        yield of, [None if d == "?" else int(d) for d in dims]


def cases(seed, dims, types):
    """Arguments for every size of the dynamic dims, integer-valued ones and random ones."""
    for dim in dims.split(","):
        for integers in (True, False):
            rng = np.random.default_rng([seed, integers])
            yield [oracle.draw(rng, of, [int(dim) if d is None else d for d in shape], integers) for of, shape in types]


def write_cases(path, text, seed, dims, program=None):
    """For the judge: the bytes of the arguments of each case, then a byte that says whether those of the results and their bounds follow."""
    with open(path, "wb") as f:
        for arguments in cases(seed, dims, list(argument_types(text))):
            for a in arguments:
                f.write(oracle.to_bytes(a))
            f.write(b"\1" if program else b"\0")
            for r in program.evaluate(arguments) if program else []:
                f.write(oracle.to_bytes(r) + np.ascontiguousarray(r.bound, "<f8").tobytes())


def seconds_used(process):
    """Of CPU by all its threads; None where the system does not say."""
    try:
        with open("/proc/%d/stat" % process.pid) as f:
            fields = f.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, IndexError, ValueError):
        return None


class Judge:
    """One process of build/random_judge; it is started anew after a crash or when it hangs: uses `limit` seconds of CPU, or ten times as many pass."""

    def __init__(self, build, device="vulkan"):
        self.command, self.process = [os.path.join(build, "random_judge"), device], None

    def ask(self, path, text, seed, subgroup, dims, options, program=None, limit=120):
        """Judges a text by numpy, where its program is given, else by the function interpreted."""
        write(path, text)
        write_cases(path + ".cases", text, seed, dims, program)
        if self.process is None:
            self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                            stderr=subprocess.PIPE, bufsize=0)
        env = next((SPIRV_ENV.get(o[9:], "vulkan1.3") for o in options if o.startswith("--target=")), "vulkan1.3")
        validator = "spirv-val --target-env " + env if shutil.which("spirv-val") and self.command[1] == "vulkan" else "-"
        line = "\t".join([path, str(subgroup), dims, validator] + options)
        try:
            self.process.stdin.write((line + "\n").encode())
            answer, began, used = b"", time.time(), seconds_used(self.process)
            while not answer.endswith(b"\n"):
                ready, _, _ = select.select([self.process.stdout], [], [], 2)
                if not ready:
                    passed = time.time() - began
                    if passed < 10 * limit and (passed if used is None else (seconds_used(self.process) or 0) - used) < limit:
                        continue
                    self.stop()
                    return {"status": "hang", "why": "no answer within %d s" % limit, "pipelines": [], "remarks": 0, "remark": ""}
                more = os.read(self.process.stdout.fileno(), 65536)
                if not more:
                    raise BrokenPipeError()
                answer += more
            return json.loads(answer.decode(errors="replace"))
        except BrokenPipeError:
            said = self.process.stderr.read().decode(errors="replace")
            code = self.process.wait()
            self.process = None
            why = "exit status %d: %s" % (code, " ".join(said.split())[-600:])
            return {"status": "crash", "why": why, "pipelines": [], "remarks": 0, "remark": ""}

    def stop(self):
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None


def header(seed, subgroup, dims, options):
    return "// judge: %d %d %s %s\n" % (seed, subgroup, dims, "; ".join(options))


# What a failure is called, so that shrinking does not slide from one into another.
def kind_of(answer):
    why = re.sub(r"\d+", "N", answer["why"])
    why = re.sub(r"'[^']*'|tensor<[^ ]*>|vector<[^ ]*>|memref<[^ ]*>|%\S+|@\S+", "_", why)
    why = re.sub(r"(integer|random) inputs[^:]*: ", "", why)
    if answer["status"].startswith("wrong"):
        why = ""
    return answer["status"] + " " + " ".join(why.split()[:14])


class Shrinker:
    def __init__(self, judge, folder, seed, subgroup, dims, options, failure):
        self.judge, self.folder, self.seed, self.subgroup, self.dims, self.options = judge, folder, seed, subgroup, dims, options
        self.failure, self.tries = kind_of(failure), 0
        self.answer = failure

    def fails(self, text, program=None, options=None):
        if self.tries > 400:
            return False
        self.tries += 1
        path = os.path.join(self.folder, "shrink_%d.mlir" % self.seed)
        answer = self.judge.ask(path, text, self.seed, self.subgroup, self.dims, self.options if options is None else options, program, 20)
        same = kind_of(answer) == self.failure
        if same:
            self.answer = answer
        return same

    def candidates(self, p):
        for i in range(len(p.results)):
            if len(p.results) > 1:
                q = p.clone()
                q.results = [q.results[i]]
                yield q.simplify()
        for n in range(len(p.ops)):  # an earlier value is the result
            for k in range(len(p.ops[n].results)):
                if p.ops[n].results[k] not in p.results and "constant" not in p.ops[n].text:
                    q = p.clone()
                    q.results = [q.ops[n].results[k]]
                    yield q.simplify()
        for n in range(len(p.ops)):  # an op's result is an argument
            if "arith.constant" in p.ops[n].text:
                continue
            for k, r in enumerate(p.ops[n].results):
                q = p.clone()
                a = Value(r.type)
                q.args.append(a)
                self.replace(q, q.ops[n].results[k], a)
                yield q.simplify()
                for operand, x in enumerate(p.ops[n].operands):
                    if x.type == r.type:
                        q = p.clone()
                        self.replace(q, q.ops[n].results[k], q.ops[n].operands[operand])
                        yield q.simplify()
        for i, a in enumerate(p.args):  # two arguments are one
            for b in range(i):
                if p.args[b].type == a.type:
                    q = p.clone()
                    self.replace(q, q.args[i], q.args[b])
                    yield q.simplify()

    @staticmethod
    def replace(p, old, new):
        for op in p.ops:
            op.operands = [new if v is old else v for v in op.operands]
        p.results = [new if v is old else v for v in p.results]

    def shrink(self, program):
        again = True
        while again and self.tries <= 400:
            again = False
            for q in self.candidates(program):
                if q.ops and q.results and len(q.text()) < len(program.text()) + 60 and (len(q.ops), len(q.results), len(q.args)) < (
                        len(program.ops), len(program.results), len(program.args) + 2) and self.fails(q.text(), q):
                    program, again = q, True
                    break
        for dropped in list(self.options):
            fewer = [o for o in self.options if o != dropped]
            if self.fails(program.text(), program, fewer):
                self.options = fewer
        text = program.text()
        again = self.failure != "wrong-interp "
        while again and self.tries <= 400:  # sizes, as text: what does not fit any more is refused by the verifier, which is another failure
            again = False
            for size in sorted({int(s) for s in re.findall(r"(?<=[<x])(\d+)(?=x)", text)}, reverse=True):
                for smaller in [s for s in (1, 2, 3, 4, 8, 16, 31, 33, 64, size // 2) if s < size]:
                    q = re.sub(r"(?<=[<x])%d(?=x)" % size, str(smaller), text)
                    if q != text and self.fails(q):
                        text, again = q, True
                        break
                if again:
                    break
        said = "// It was %s: %s\n" % (self.answer["status"], self.answer["why"][:300])
        return header(self.seed, self.subgroup, self.dims, self.options) + said + text


def usable_pipelines(build, folder, names, device):
    """Those that the device takes, and the device's name."""
    path = os.path.join(folder, "probe.mlir")
    text = "func.func public @main(%a: T) -> T {\n  %0 = stablehlo.add %a, %a : T\n  return %0 : T\n}\n".replace("T", "tensor<4xf32>")
    judge = Judge(build, device)
    answers = [(n, judge.ask(path, text, 1, 0, "1", ["--pipeline=" + n])) for n in names or PIPELINES]
    judge.stop()
    return [n for n, answer in answers if answer["status"] == "ok"], answers[0][1].get("device", "")


def read_kept(path):
    with open(path) as f:
        fields = f.readline().split(None, 5)
    return int(fields[2]), int(fields[3]), fields[4], [o.strip() for o in fields[5].split(";")] if len(fields) > 5 and fields[5].strip() else []


def run_kept(build):
    judge, bad, n = Judge(build), 0, 0
    for name in sorted(os.listdir(KEPT)) if os.path.isdir(KEPT) else []:
        if not name.endswith(".mlir"):
            continue
        n += 1
        seed, subgroup, dims, options = read_kept(os.path.join(KEPT, name))
        folder = os.path.join(build, "random")
        copy = os.path.join(folder, "kept_" + name)
        with open(os.path.join(KEPT, name)) as f:
            answer = judge.ask(copy, f.read(), seed, subgroup, dims.replace("-", "1"), options)
        if answer["status"] == "ok":
            print("ok random kept/%s" % name)
        else:
            bad += 1
            print("FAIL random kept/%s: %s: %s" % (name, answer["status"], answer["why"][:240]))
    judge.stop()
    return bad


def arguments():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--build", default="build")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--count", type=int, default=300)
    p.add_argument("--jobs", type=int, default=int(os.environ.get("JOBS", "0")) or os.cpu_count())
    p.add_argument("--seconds", type=float, default=0, help="stop after that long")
    p.add_argument("--reduce", action="store_true")
    p.add_argument("--keep", action="store_true")
    p.add_argument("--kept", action="store_true")
    p.add_argument("--layouts", action="store_true", help="for hosts that have layouts of their own")
    p.add_argument("--device", default="vulkan", dest="on", help="vulkan or cuda, as cgc's; cuda's own target alone")
    p.add_argument("--chains", action="store_true", help="short chains of elementwise ops and a reduction, all of one type")
    p.add_argument("--ops", action="store_true", help="gathers, scatters, sorts, scans, transforms, solvers, control flow")
    p.add_argument("--dynamic", action="store_true", help="arrays of dynamic dims: those ops, products, and arrays of sizes made of theirs")
    p.add_argument("--xla", action="store_true", help="compare numpy with XLA, and nothing else")
    p.add_argument("--open", action="append", default=[], choices=["denormals", "division"],
                   help="what the device leaves open: whether denormals are zeros (arguments have none), the last bits of any quotient")
    p.add_argument("--print", type=int, dest="show")
    p.add_argument("--pipeline", action="append", default=[], help="choose among these alone")
    p.add_argument("--reduce-most", type=int, default=12, help="failures of different kinds that are shrunk")
    p.add_argument("--suite", action="store_true", help="lines as the test suites print them")
    a = p.parse_args()
    if "denormals" in a.open:
        oracle.LEAST_DRAWN = 1e-3
    if "division" in a.open:
        oracle.DIVISION_ULPS = 3.0
    a.started, a.folder, a.device = time.time(), os.path.join(a.build, "random"), ""
    os.makedirs(a.folder, exist_ok=True)
    if not a.xla:
        a.pipeline, a.device = usable_pipelines(a.build, a.folder, a.pipeline, a.on)
    return a


def draw(seed, a):
    if a.xla:
        return Maker(seed, True).make(), [], 0, "1"
    program, options, subgroup, dims = make(seed, a.pipeline, a.layouts, a.chains, a.ops, a.dynamic)
    if a.on != "vulkan":
        return program, [x for x in options if not x.startswith("--target")], 0, dims
    if "llvmpipe" not in a.device:  # what is made for lavapipe is made for the device at hand
        options = [x for x in options if x != "--target=lavapipe"]
        subgroup = subgroup if any(x.startswith("--target") for x in options) else 0
    return program, options, subgroup, dims


class Worker:
    """What a process of the pool has."""

    def __init__(self, a):
        Worker.a, Worker.judge = a, None if a.xla else Judge(a.build, a.on)
        if Worker.judge:
            multiprocessing.util.Finalize(None, Worker.judge.stop, exitpriority=1)


def judge_seed(seed):
    a = Worker.a
    if a.seconds and time.time() - a.started > a.seconds:
        return None
    program, options, subgroup, dims = draw(seed, a)
    if a.xla:
        import xla
        return seed, xla.judge(program, cases(seed, dims, [(v.type.of, v.type.dims) for v in program.args]))
    path = os.path.join(a.folder, "p%d.mlir" % seed)
    answer = Worker.judge.ask(path, header(seed, subgroup, dims, options) + program.text(), seed, subgroup, dims, options, program)
    if answer["status"] == "refused" and any(x.startswith("--config") for x in options) and (
            "configuration" in answer["why"] or "bytes of workgroup memory" in answer["why"]):
        answer["status"] = "misfit"  # it was made for the product, and the kernel became another
    if answer["status"] == "refused" and (a.dynamic or a.layouts) and "storage buffers, and target" in answer["why"]:
        answer["status"] = "misfit"  # arrays of unknown sizes, and those that a host placed, are not packed in one buffer
    answer["asked"] = any(x.startswith(("--pipeline", "--config")) for x in options)
    for end in ("", ".spv", ".cases"):
        if answer["status"] in GOOD and os.path.exists(path + end):
            os.unlink(path + end)
    return seed, answer


class Tally:
    """What came of the programs."""

    def __init__(self):
        self.status, self.pipelines = collections.Counter(), collections.Counter()
        self.kinds, self.reasons, self.failures = collections.defaultdict(list), collections.defaultdict(list), {}
        self.total, self.kernels, self.fallen, self.forced = 0, 0, [0, 0], [0, 0]

    def add(self, seed, answer):
        self.total += 1
        self.status[answer["status"]] += 1
        self.pipelines.update(answer["pipelines"])
        self.kernels += len(answer["pipelines"])
        self.fallen[answer["asked"]] += answer["remarks"]
        self.forced[answer["asked"]] += len(answer["pipelines"])
        if answer["remarks"]:
            why = re.sub(r"\d+", "N", re.sub(r"'[^']*'|tensor<[^ ]*>|vector<[^ ]*>|memref<[^ ]*>|%\S+|@\S+", "_", answer["remark"]))
            self.reasons[("asked: " if answer["asked"] else "") + why[:150]].append(seed)
        if answer["status"] not in GOOD:
            self.kinds[kind_of(answer)].append(seed)
            self.failures.setdefault(kind_of(answer), (seed, answer))

    def report(self, seconds):
        by_count = lambda table: sorted(table.items(), key=lambda x: -len(x[1]))
        print("%d programs in %.0f s (%.1f a second): %s" % (self.total, seconds, self.total / max(seconds, 1e-9),
                                                             ", ".join("%d %s" % (n, k) for k, n in self.status.most_common())))
        if self.kernels:
            print("%d kernels: %s" % (self.kernels, ", ".join("%s %d (%.1f %%)" % (k or "none", n, 100.0 * n / self.kernels)
                                                              for k, n in self.pipelines.most_common())))
            print("fell back to a plainer pipeline than was chosen: %d of %d kernels (%.1f %%); than was asked for: %d of %d" %
                  (self.fallen[0], self.forced[0], 100.0 * self.fallen[0] / max(1, self.forced[0]), self.fallen[1], self.forced[1]))
        for k, seeds in by_count(self.reasons)[:12] + by_count(self.kinds):
            print("  %4d  %s  seeds %s" % (len(seeds), k, " ".join(map(str, seeds[:8]))))


def shrink(tally, a):
    judge = Judge(a.build, a.on)
    for seed, answer in list(tally.failures.values())[:a.reduce_most]:
        program, options, subgroup, dims = draw(seed, a)
        text = Shrinker(judge, a.folder, seed, subgroup, dims, options, answer).shrink(program)
        name = "%d.mlir" % seed
        print("\n// ---- %s\n%s" % (name, text))
        if a.keep:
            os.makedirs(KEPT, exist_ok=True)
            write(os.path.join(KEPT, name), text)
    judge.stop()


def say(a, seed, answer, first):
    good = answer["status"] in GOOD
    name = "random" + (" xla" if a.xla else " layouts" if a.layouts else " ops" if a.ops else " dynamic" if a.dynamic else " chain" if a.chains else "")
    if a.suite:
        print("ok %s %d" % (name, seed) if good else "FAIL %s %d: %s: %s" % (name, seed, answer["status"], answer["why"][:240]), flush=True)
    elif not good and first:
        print("seed %d: %s: %s" % (seed, answer["status"], answer["why"][:400]), flush=True)


def main():
    a = arguments()
    if a.show is not None:
        program, options, subgroup, dims = draw(a.show, a)
        sys.stdout.write(header(a.show, subgroup, dims, options) + program.text())
        return 0
    if a.kept:
        return 1 if run_kept(a.build) else 0
    tally = Tally()
    with concurrent.futures.ProcessPoolExecutor(a.jobs, initializer=Worker, initargs=(a,)) as pool:
        for done in pool.map(judge_seed, range(a.seed, a.seed + a.count)):
            if done:
                tally.add(*done)
                say(a, *done, len(tally.kinds.get(kind_of(done[1]), [])) == 1)
    tally.report(time.time() - a.started)
    if a.reduce or a.keep:
        shrink(tally, a)
    bad = sum(n for k, n in tally.status.items() if k not in GOOD)
    if a.suite and not a.chains and tally.fallen[0] > 0.05 * tally.forced[0]:  # chains are drawn for what is awkward
        print("FAIL random: %d of %d kernels fell back to a plainer pipeline" % (tally.fallen[0], tally.forced[0]))
        bad += 1
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
