#!/usr/bin/python3
"""Shapes drawn at random beside XLA: reductions, softmax, norms, argmax and scans, along rows, columns, middle dims and everything.

shapes.py [--seed=TEXT] [--count=60] [--cgc=build/cgc] [--xla=gpu|cpu] [--device=vulkan] [--least=20] [--most=25] [--rows=0,5,…] [--seconds=N]
          [--repeat=15] [--write=FOLDER] [--json=FILE]

The seed is the hash of the commit that is measured, that of the tree it runs in by default. Each family comes up as often as the others, half of all
widths (33 to 200,000, the size of what is reduced) are odd, arrays have 2^least to 2^most elements. It prints a line for each shape, the slowest
beside XLA last, then the geometric mean of the ratios (XLA's time by ours: above 1, ours is faster), the least, and those under 0.85; GB/s counts arguments
and results once. --write only writes the modules. Beyond --seconds no other shape is begun, and how many were left out is said. The exit status is
1 where results differ or something failed.
"""
import argparse
import json
import math
import os
import random
import subprocess
import sys
import tempfile
import time

WIDTHS = (33, 200000)
AXES = {"rows": 4, "columns": 3, "middle": 3, "all": 2}  # how often each


class Body:
    """The lines of a function, and the types of its values."""

    def __init__(self, shape, element, dims):
        self.shape, self.element, self.dims, self.lines, self.types = shape, element, dims, [], {}
        self.kept = [n for i, n in enumerate(shape) if i not in dims]
        self.types["%x"] = self.tensor(shape, element)

    @staticmethod
    def tensor(shape, element):
        return "tensor<%s>" % "x".join([*map(str, shape), element])

    def put(self, text, shape, element):
        name = "%%v%d" % len(self.types)
        self.types[name] = self.tensor(shape, element)
        self.lines.append("%s = %s" % (name, text))
        return name

    def constant(self, value, element="f32"):
        return self.put("stablehlo.constant dense<%s> : tensor<%s>" % (value, element), (), element)

    def splat(self, value, shape, element="f32"):
        c = self.constant(value, element)
        return self.put("stablehlo.broadcast_in_dim %s, dims = [] : (tensor<%s>) -> %s" % (c, element, self.tensor(shape, element)), shape, element)

    def unary(self, op, x, shape):
        return self.put("stablehlo.%s %s : %s" % (op, x, self.types[x]), shape, "f32")

    def binary(self, op, x, y, shape):
        return self.put("stablehlo.%s %s, %s : %s" % (op, x, y, self.types[x]), shape, "f32")

    def convert(self, x, shape, element):
        to = self.tensor(shape, element)
        return x if self.types[x] == to else self.put("stablehlo.convert %s : (%s) -> %s" % (x, self.types[x], to), shape, element)

    def reduce(self, op, x, init):
        zero = self.constant(init)
        how = "(%s, tensor<f32>) -> %s" % (self.types[x], self.tensor(self.kept, "f32"))
        text = "stablehlo.reduce(%s init: %s) applies stablehlo.%s across dimensions = %s : %s" % (x, zero, op, self.dims, how)
        return self.put(text, self.kept, "f32")

    def spread(self, x):
        """What was reduced, in the shape that it was reduced from."""
        dims, to = [i for i in range(len(self.shape)) if i not in self.dims], self.tensor(self.shape, "f32")
        return self.put("stablehlo.broadcast_in_dim %s, dims = %s : (%s) -> %s" % (x, dims, self.types[x], to), self.shape, "f32")

    def mean(self, x):
        n = math.prod(self.shape[d] for d in self.dims)
        return self.binary("divide", self.reduce("add", x, "0.0"), self.splat(float(n), self.kept), self.kept)

    def centred(self, x):
        return self.binary("subtract", x, self.spread(self.mean(x)), self.shape)

    def scaled(self, x, square):
        """x by the root of the mean of that square."""
        root = self.binary("add", self.mean(square), self.splat("1.0e-5", self.kept), self.kept)
        return self.binary("multiply", x, self.spread(self.unary("rsqrt", root, self.kept)), self.shape)


INFINITY = {"f32": "0xFF800000", "f16": "0xFC00"}


def sums(b, x):
    return b.reduce("add", x, "0.0"), b.kept


def maxima(b, x):
    return b.reduce("maximum", x, INFINITY["f32"]), b.kept


def softmax(b, x):
    e = b.unary("exponential", b.binary("subtract", x, b.spread(maxima(b, x)[0]), b.shape), b.shape)
    return b.binary("divide", e, b.spread(sums(b, e)[0]), b.shape), b.shape


def log_sum_exp(b, x):
    top = maxima(b, x)[0]
    e = b.unary("exponential", b.binary("subtract", x, b.spread(top), b.shape), b.shape)
    return b.binary("add", b.unary("log", sums(b, e)[0], b.kept), top, b.kept), b.kept


def variance(b, x):
    c = b.centred(x)
    return b.mean(b.binary("multiply", c, c, b.shape)), b.kept


def layer_norm(b, x):
    c = b.centred(x)
    return b.scaled(c, b.binary("multiply", c, c, b.shape)), b.shape


def rms_norm(b, x):
    return b.scaled(x, b.binary("multiply", x, x, b.shape)), b.shape


def argmax(b, x):
    """As JAX writes it: the first of equal ones, NaN above all."""
    e, dim = b.element, b.dims[0]
    at = b.put("stablehlo.iota dim = %d : %s" % (dim, b.tensor(b.shape, "i32")), b.shape, "i32")
    low, zero, n = b.constant(INFINITY[e], e), b.constant(0, "i32"), len(b.types)
    types = "(%s, %s, tensor<%s>, tensor<i32>) -> (%s, %s)" % (b.types[x], b.types[at], e, b.tensor(b.kept, e), b.tensor(b.kept, "i32"))
    b.lines.append("""%%r%d:2 = stablehlo.reduce(%s init: %s), (%s init: %s) across dimensions = [%d] : %s
     reducer(%%a: tensor<E>, %%b: tensor<E>) (%%i: tensor<i32>, %%k: tensor<i32>) {
      %%gt = stablehlo.compare GT, %%a, %%b, FLOAT : (tensor<E>, tensor<E>) -> tensor<i1>
      %%nan = stablehlo.compare NE, %%a, %%a, FLOAT : (tensor<E>, tensor<E>) -> tensor<i1>
      %%first = stablehlo.or %%gt, %%nan : tensor<i1>
      %%eq = stablehlo.compare EQ, %%a, %%b, FLOAT : (tensor<E>, tensor<E>) -> tensor<i1>
      %%less = stablehlo.compare LT, %%i, %%k, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %%tie = stablehlo.and %%eq, %%less : tensor<i1>
      %%mine = stablehlo.or %%first, %%tie : tensor<i1>
      %%value = stablehlo.select %%first, %%a, %%b : tensor<i1>, tensor<E>
      %%index = stablehlo.select %%mine, %%i, %%k : tensor<i1>, tensor<i32>
      stablehlo.return %%value, %%index : tensor<E>, tensor<i32>
    }""".replace("<E>", "<%s>" % e) % (n, x, low, at, zero, dim, types))
    b.types["%%r%d#1" % n] = b.tensor(b.kept, "i32")
    return "%%r%d#1" % n, b.kept


def scan(op, init):
    def made(b, x):
        """As JAX writes it: a window that ends at the element."""
        rank, dim = len(b.shape), b.dims[0]
        padding = [[b.shape[i] - 1 if i == dim else 0, 0] for i in range(rank)]
        window = ", ".join(str(n if i == dim else 1) for i, n in enumerate(b.shape))
        c = b.constant(init)
        text = '"stablehlo.reduce_window"(%s, %s) <{padding = dense<%s> : tensor<%dx2xi64>, window_dimensions = array<i64: %s>}> ({\n' % (
            x, c, padding, rank, window)
        text += "    ^bb0(%%a: tensor<f32>, %%b: tensor<f32>):\n      %%s = stablehlo.%s %%a, %%b : tensor<f32>\n" % op
        text += "      stablehlo.return %s : tensor<f32>\n"
        return b.put(text + "    }) : (%s, tensor<f32>) -> %s" % (b.types[x], b.types[x]), b.shape, "f32"), b.shape

    return made


FAMILIES = {"sum": sums, "max": maxima, "softmax": softmax, "layer_norm": layer_norm, "rms_norm": rms_norm, "variance": variance,
            "log_sum_exp": log_sum_exp, "argmax": argmax, "cumsum": scan("add", "0.0"), "cummax": scan("maximum", INFINITY["f32"])}


class Shape:
    def __init__(self, rng, family, odd, least, most):
        self.family, self.axis, self.element = family, rng.choices(list(AXES), AXES.values())[0], rng.choice(["f32", "f32", "f16"])
        total = int(2 ** rng.uniform(least, most))
        width = min(int(math.exp(rng.uniform(math.log(WIDTHS[0]), math.log(WIDTHS[1])))), total)
        width = width | 1 if odd else width + width % 2
        rest = max(1, total // width)
        outer = max(1, min(rest, int(math.exp(rng.uniform(0, math.log(rest))))))
        middle = [outer, width, max(1, rest // outer)]
        self.shape = {"rows": [rest, width], "columns": [width, rest], "middle": middle, "all": [rest * width]}[self.axis]
        self.dims = [len(self.shape) - 1 if self.axis == "rows" else 1 if self.axis == "middle" else 0]
        self.name = "%s_%s_%s_%s" % (family, self.axis, "x".join(map(str, self.shape)), self.element)

    def module(self):
        b = Body(self.shape, self.element, self.dims)
        exact = self.family == "argmax"
        y, shape = FAMILIES[self.family](b, "%x" if exact else b.convert("%x", self.shape, "f32"))
        y = y if exact else b.convert(y, shape, self.element)
        return "module @model {\n  func.func public @main(%%x: %s) -> %s {\n%s    return %s : %s\n  }\n}\n" % (
            b.types["%x"], b.types[y], "".join("    %s\n" % line for line in b.lines), y, b.types[y])

    unit = "GB/s"

    def rate(self, us):
        each = {"f16": 2, "f32": 4}[self.element]
        whole, part = math.prod(self.shape), math.prod(n for i, n in enumerate(self.shape) if i not in self.dims)
        keeps = self.family in ("softmax", "layer_norm", "rms_norm", "cumsum", "cummax")
        return (whole * each + (whole * each if keeps else part * (4 if self.family == "argmax" else each))) / us / 1e3


def draw(seed, count, least, most):
    rng, names = random.Random(seed), list(FAMILIES)
    families = [names[i % len(names)] for i in range(count)]
    odd = [i % 2 == 0 for i in range(count)]
    rng.shuffle(families)
    rng.shuffle(odd)
    return [Shape(rng, f, o, least, most) for f, o in zip(families, odd)]


def measure(a, shapes):
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    import beside_xla

    os.environ.setdefault("JAX_PLATFORMS", "cpu" if a.xla == "cpu" else "cuda,cpu")
    import jax

    jax.config.update("jax_enable_x64", True)
    device, begin, rows = jax.devices(a.xla)[0], time.monotonic(), []
    for number, s in shapes:
        if a.seconds and time.monotonic() - begin > a.seconds:
            break
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, s.name + ".mlir")
            with open(path, "w") as f:
                f.write(s.module())
            try:
                row = beside_xla.beside(a, path, device, {}, folder)
            except Exception as e:  # the other shapes are measured all the same
                row = {"error": "%s: %s" % (type(e).__name__, e)}
        row.update(file=s.name, number=number)
        if "cgc_us" in row:
            row["rate"] = s.rate(row["cgc_us"])
        rows.append(row)
        if a.json:  # what is there is kept, whatever comes
            with open(a.json, "w") as f:
                json.dump(rows, f, indent=1)
    return rows


def report(rows, asked, unit):
    good = sorted((r for r in rows if "error" not in r), key=lambda r: -r["ratio"])
    print(f"{'nr':>2} {'shape':<44} {'ours, us':>9} {'XLA, us':>9} {'ratio':>6} {unit:>7}  kernels")
    for r in good:
        kernels = ", ".join(f"{k['us']:.0f} us {k['pipeline']}" for k in r["slowest"][:3])
        says = f" results {r['differing']} DIFFER by {r['worst']:.2g}" if r["differing"] else ""
        print(f"{r['number']:>2} {r['file']:<44} {r['cgc_us']:9.2f} {r['xla_us']:9.2f} {r['ratio']:6.2f} {r['rate']:7.{0 if unit == 'GB/s' else 1}f}  "
              f"{r['dispatches']}: {kernels}{says}")
    for r in rows:
        if "error" in r:
            print(f"{r['number']:>2} {r['file']:<44} FAILED: {r['error'][:300]}")
    if good:
        mean = math.exp(sum(math.log(r["ratio"]) for r in good) / len(good))
        print(f"geometric mean {mean:.3f} of {len(good)} shapes, {len(rows) - len(good)} failed, {asked - len(rows)} not run; "
              f"least {good[-1]['ratio']:.2f}: {good[-1]['file']}; under 0.85: {sum(r['ratio'] < 0.85 for r in good)}")
        print(f"{good[-1]['cgc_device']} (Vulkan) beside {good[-1]['xla_device']} (XLA)")
    return 1 if len(good) < len(rows) or any(r["differing"] for r in good) else 0


def commit():
    done = subprocess.run(["git", "-C", os.path.dirname(os.path.abspath(__file__)), "rev-parse", "HEAD"], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit("no commit to take the seed from: --seed=TEXT")
    return done.stdout.strip()


def options(doc):
    p = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--seed")
    p.add_argument("--count", type=int, default=60)
    p.add_argument("--cgc", default="build/cgc")
    p.add_argument("--device", default="vulkan")
    p.add_argument("--xla", default="gpu")
    p.add_argument("--rows")
    p.add_argument("--seconds", type=float)
    p.add_argument("--repeat", type=int, default=15)
    p.add_argument("--write")
    p.add_argument("--json")
    return p


def run(a, draw):
    """Measures what is drawn with the seed, or writes it. An exit status."""
    a.function, a.scale, a.tolerance = "main", 0.05, 1e-3
    seed = a.seed or commit()
    shapes = list(enumerate(draw(seed)))
    if a.rows:
        shapes = [shapes[int(i)] for i in a.rows.split(",")]
    print(f"seed {seed}: {len(shapes)} shapes", flush=True)
    if not a.write:
        return report(measure(a, shapes), len(shapes), shapes[0][1].unit)
    os.makedirs(a.write, exist_ok=True)
    for _, s in shapes:
        with open(os.path.join(a.write, s.name + ".mlir"), "w") as f:
            f.write(s.module())
    return 0


if __name__ == "__main__":
    p = options(__doc__)
    p.add_argument("--least", type=float, default=20)
    p.add_argument("--most", type=float, default=25)
    a = p.parse_args()
    sys.exit(run(a, lambda seed: draw(seed, a.count, a.least, a.most)))
