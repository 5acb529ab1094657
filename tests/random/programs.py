#!/usr/bin/env python3
"""Random programs: well-typed small functions of StableHLO and linalg ops, compiled for random targets and pipelines, and judged.

  tests/random/programs.py --build=build [--seed=N] [--count=N] [--jobs=N] [--seconds=N] [--reduce] [--keep] [--print=SEED]

Program number S is made from the seed S alone; --seed is the first. Each is validated (spirv-val), run on Vulkan with integer-valued and with random
inputs, and its kernels are interpreted thread by thread; all must agree with the function interpreted as it stands (tests/random/judge.c).
--layouts gives arguments, results and sizes the places that a host with fixed layouts would. --reduce shrinks what fails; --keep writes the shrunken
ones to tests/random/kept/, which the suite judges ever after. --kept judges those alone.
The report says what failed by kind, how fast it went, which pipelines kernels took, and how many fell back to a plainer one than was chosen.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import queue
import random
import re
import select
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
KEPT = os.path.join(HERE, "kept")
SIZES = [1, 2, 3, 4, 5, 7, 8, 16, 31, 32, 33, 64, 77, 100, 130]
FLOATS = ["f32", "f16", "bf16", "f64"]
INTS = ["i8", "i16", "i32", "i64", "ui8"]
WIDTH = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "ui8": 8, "f16": 16, "bf16": 16, "f32": 32, "f64": 64}
MINUS_INF = {"f32": "0xFF800000", "f16": "0xFC00", "bf16": "0xFF80", "f64": "0xFFF0000000000000"}
PLUS_INF = {"f32": "0x7F800000", "f16": "0x7C00", "bf16": "0x7F80", "f64": "0x7FF0000000000000"}
MAX_ELEMENTS = 12000
GOOD = ("ok", "slow", "misfit")  # slow: its kernels take too long to interpret; misfit: a configuration for another kernel, refused


def count_of(dims):
    n = 1
    for d in dims:
        n *= 33 if d is None else d
    return n


class Type:
    """dims: ints, None for a dynamic one."""

    def __init__(self, dims, of):
        self.dims, self.of = tuple(dims), of

    def __str__(self):
        return "tensor<%s>" % "x".join(["?" if d is None else str(d) for d in self.dims] + [self.of])

    def __eq__(self, other):
        return self.dims == other.dims and self.of == other.of

    def __hash__(self):
        return hash((self.dims, self.of))

    @property
    def dynamic(self):
        return None in self.dims

    def with_of(self, of):
        return Type(self.dims, of)


class Value:
    """exact: moved from arguments, or integer: may be compared or rounded without a bound deciding the outcome."""

    def __init__(self, type_, op=None, exact=True, index=0):
        self.type, self.op, self.exact, self.index = type_, op, exact, index


class Op:
    """text: $r the result, $0 $1 … the operands, $r0 $r1 results of an op with several."""

    def __init__(self, text, operands):
        self.text, self.operands, self.results = text, list(operands), []


class Program:
    def __init__(self):
        self.args, self.ops, self.results, self.layouts = [], [], [], None

    def clone(self):
        values = {}
        p = Program()
        p.layouts = self.layouts
        for a in self.args:
            values[a] = Value(a.type, None, a.exact)
            p.args.append(values[a])
        for op in self.ops:
            q = Op(op.text, [values[v] for v in op.operands])
            for r in op.results:
                values[r] = Value(r.type, q, r.exact, r.index)
                q.results.append(values[r])
            p.ops.append(q)
        p.results = [values[v] for v in self.results]
        return p

    def simplify(self):
        """Drops what no result needs."""
        needed = set(self.results)
        ops = []
        for op in reversed(self.ops):
            if any(r in needed for r in op.results):
                needed.update(op.operands)
                ops.append(op)
        self.ops = ops[::-1]
        self.args = [a for a in self.args if a in needed]
        return self

    def text(self):
        names, lines = {}, []
        for i, a in enumerate(self.args):
            names[a] = "%%arg%d" % i
        for n, op in enumerate(self.ops):
            for r in op.results:
                names[r] = "%%%d" % n if len(op.results) == 1 else "%%%d#%d" % (n, r.index)
            left = "%%%d" % n if len(op.results) == 1 else "%%%d:%d" % (n, len(op.results))

            def replace(m):
                k = m.group(1)
                return left if k == "r" else "_%d" % n if k == "n" else names[op.operands[int(k)]]

            text = re.sub(r"\$(r|n|\d+)", replace, op.text)
            lines += ["    " + line for line in text.split("\n")]
        out = ", ".join(str(v.type) for v in self.results)
        layouts, module = self.layouts(self) if self.layouts else ([""] * (len(self.args) + len(self.results)), "")
        text = "func.func public @main(%s) -> (%s) {\n%s\n    return %s : %s\n}\n" % (
            ", ".join("%s: %s%s" % (names[a], a.type, l) for a, l in zip(self.args, layouts)),
            ", ".join("%s%s" % (v.type, l) for v, l in zip(self.results, layouts[len(self.args):])), "\n".join(lines),
            ", ".join(names[v] for v in self.results), out)
        return "module attributes {%s} {\n%s}\n" % (module, text) if module else text


class Maker:
    def __init__(self, seed):
        self.rng = random.Random(seed * 7919 + 13)
        self.p = Program()
        self.values = []
        self.work = 0
        self.allow_f64 = True
        self.dynamic = self.rng.random() < 0.15

    # ---- pieces ---------------------------------------------------------------------------------------------------------------------------------
    def pick(self, items, weights=None):
        return self.rng.choices(items, weights)[0] if weights else self.rng.choice(items)

    def element(self):
        t = self.pick(["f32", "f16", "bf16", "f64", "i8", "i16", "i32", "i64", "ui8"], [60, 9, 5, 3, 4, 2, 9, 3, 3])
        return t if t != "f64" or self.allow_f64 else "f32"

    def size(self, most=130):
        return self.pick([s for s in SIZES if s <= most])

    def shape(self, rank=None, most=MAX_ELEMENTS, empty=0.01):
        rank = self.pick([0, 1, 2, 3, 4, 5], [1, 3, 8, 5, 3, 1]) if rank is None else rank
        dims = []
        for _ in range(rank):
            dims.append(self.size(max(1, min(130, most // max(1, count_of(dims))))))
        self.rng.shuffle(dims)
        if rank and self.rng.random() < empty:
            dims[self.rng.randrange(rank)] = 0
        if rank and self.dynamic and self.rng.random() < 0.6:
            dims[0] = None
        return tuple(dims)

    def arg(self, t):
        v = Value(t)
        self.p.args.append(v)
        self.values.append(v)
        return v

    def get(self, t):
        """A value of that type: one that is there, or an argument."""
        there = [v for v in self.values if v.type == t]
        return self.pick(there) if there and self.rng.random() < 0.5 else self.arg(t)

    def op(self, text, operands, t, exact=None, keep=True):
        op = Op(text, operands)
        if exact is None:
            exact = t.of not in FLOATS and all(v.exact for v in operands)
        v = Value(t, op, exact)
        op.results.append(v)
        self.p.ops.append(op)
        if keep:
            self.values.append(v)
        return v

    def constant(self, t, number):
        if t.of == "i1":
            text = "true" if number else "false"
        elif t.of in FLOATS:
            text = number if isinstance(number, str) else "%e" % number
        else:
            text = str(int(number))
        return self.op("$r = stablehlo.constant dense<%s> : %s" % (text, t), [], t, True, False)

    def full(self, like, number):
        """A constant of the shape of `like`, which may be dynamic: then it is made from the value by arithmetic."""
        scalar = self.constant(Type((), like.type.of), number)
        if not like.type.dynamic:
            return self.broadcast(scalar, like.type.dims, ())
        if like.type.of == "i1":
            return self.op("$r = stablehlo.or $0, $0 : %s" % like.type, [like], like.type, keep=False)
        zero = self.op("$r = stablehlo.subtract $0, $0 : %s" % like.type, [like], like.type, keep=False)
        return zero

    def broadcast(self, v, dims, where):
        t = Type(dims, v.type.of)
        return self.op("$r = stablehlo.broadcast_in_dim $0, dims = [%s] : (%s) -> %s" % (", ".join(map(str, where)), v.type, t), [v], t, v.exact, False)

    def unary(self, name, v, exact=False, keep=True):
        return self.op("$r = stablehlo.%s $0 : %s" % (name, v.type), [v], v.type, exact or v.type.of not in FLOATS, keep)

    def binary(self, name, a, b, exact=False, keep=True):
        return self.op("$r = stablehlo.%s $0, $1 : %s" % (name, a.type), [a, b], a.type, exact or (a.type.of not in FLOATS and a.exact and b.exact), keep)

    def convert(self, v, of, keep=True):
        t = v.type.with_of(of)
        return self.op("$r = stablehlo.convert $0 : (%s) -> %s" % (v.type, t), [v], t, v.exact and (of not in FLOATS or v.type.of not in FLOATS), keep)

    def plus(self, v, number):
        return self.binary("add", v, self.full(v, number), keep=False)

    # ---- what a program does next -----------------------------------------------------------------------------------------------------------------
    def some(self, of=None, rank=None, static=False, most=MAX_ELEMENTS):
        fits = [v for v in self.values if (of is None or v.type.of in of) and (rank is None or len(v.type.dims) >= rank) and
                not (static and v.type.dynamic) and count_of(v.type.dims) <= most]
        if fits and self.rng.random() < 0.75:
            return fits[-1] if self.rng.random() < 0.5 else self.pick(fits)
        kind = self.element()
        if of is not None and kind not in of:
            kind = self.pick([t for t in of if t != "f64" or self.allow_f64])
        dims = self.shape(None if rank is None else self.rng.randint(rank, max(rank, 4)), most)
        if static:
            dims = tuple(7 if d is None else d for d in dims)
        return self.arg(Type(dims, kind))

    def do_float_unary(self):
        v = self.some(FLOATS)
        name = self.pick("abs negate tanh logistic sine cosine sqrt rsqrt exponential exponential_minus_one log log_plus_one cbrt floor ceil sign "
                         "round_nearest_even round_nearest_afz".split())
        if name in ("floor", "ceil", "sign", "round_nearest_even", "round_nearest_afz"):
            if not v.exact:
                return
            self.unary(name, v, True)
        elif name in ("abs", "negate"):
            self.unary(name, v, v.exact)
        elif name in ("exponential", "exponential_minus_one"):
            self.unary(name, self.binary("minimum", v, self.full(v, 4), keep=False))
        elif name in ("sqrt", "log", "log_plus_one", "rsqrt"):
            self.unary(name, self.plus(self.unary("abs", v, keep=False), 1))
        else:
            self.unary(name, v)

    def do_float_binary(self):
        a = self.some(FLOATS)
        b = self.operand_like(a)
        name = self.pick("add subtract multiply maximum minimum divide power atan2".split(), [6, 4, 6, 3, 3, 2, 1, 1])
        if name == "divide":
            b = self.plus(self.unary("abs", b, keep=False), 1)
        elif name == "power":
            a = self.plus(self.unary("abs", a, keep=False), 0.5)
            b = self.op("$r = stablehlo.clamp $0, $1, $2 : %s" % b.type, [self.full(b, -2), b, self.full(b, 2)], b.type, False, False)
        elif name == "atan2":
            b = self.plus(self.unary("abs", b, keep=False), 1)
        self.binary(name, a, b)

    def operand_like(self, a):
        """Another operand: the same shape, or a broadcast of a smaller one."""
        dims = a.type.dims
        if self.rng.random() < 0.5 or not dims or a.type.dynamic:
            return self.get(a.type)
        where = [i for i in range(len(dims)) if self.rng.random() < 0.5]
        small = [1 if self.rng.random() < 0.1 else dims[i] for i in where]
        return self.broadcast(self.get(Type(small, a.type.of)), dims, where)

    def do_int_unary(self):
        v = self.some(INTS)
        names = "not popcnt count_leading_zeros".split() + ([] if v.type.of.startswith("u") else ["abs", "negate", "sign"])
        self.unary(self.pick(names), v)

    def do_int_binary(self):
        a = self.some(INTS)
        b = self.operand_like(a)
        name = self.pick("add subtract multiply and or xor maximum minimum divide remainder shift_left shift_right_logical "
                         "shift_right_arithmetic".split())
        if a.type.dynamic and name in ("divide", "remainder", "shift_left", "shift_right_logical", "shift_right_arithmetic"):
            return
        if name in ("divide", "remainder"):
            b = self.binary("or", self.binary("and", b, self.full(b, 7), keep=False), self.full(b, 1), keep=False)
        elif name.startswith("shift"):
            b = self.binary("and", b, self.full(b, WIDTH[b.type.of] - 1), keep=False)
        self.binary(name, a, b)

    def do_bool(self):
        v = self.some(["i1"])
        if self.rng.random() < 0.3:
            self.unary("not", v)
        else:
            self.binary(self.pick(["and", "or", "xor"]), v, self.operand_like(v))

    def do_compare(self):
        v = self.some(FLOATS + INTS)
        if not v.exact:
            return
        others = [x for x in self.values if x.type == v.type and x.exact]
        b = self.pick(others) if others and self.rng.random() < 0.5 else self.arg(v.type)
        kind = "FLOAT" if v.type.of in FLOATS else "UNSIGNED" if v.type.of.startswith("u") else "SIGNED"
        t = v.type.with_of("i1")
        self.op("$r = stablehlo.compare %s, $0, $1, %s : (%s, %s) -> %s" % (self.pick(["EQ", "NE", "LT", "LE", "GT", "GE"]), kind, v.type, v.type, t),
                [v, b], t, True)

    def do_select(self):
        p = self.some(["i1"])
        t = p.type.with_of(self.element())
        a, b = self.get(t), self.get(t)
        self.op("$r = stablehlo.select $0, $1, $2 : %s, %s" % (p.type, t), [p, a, b], t, a.exact and b.exact)

    def do_clamp(self):
        v = self.some(FLOATS + INTS)
        if v.type.dynamic:
            return
        low, high = self.full(v, 0 if v.type.of.startswith("u") else -2), self.full(v, 3)
        self.op("$r = stablehlo.clamp $0, $1, $2 : %s" % v.type, [low, v, high], v.type, v.exact)

    def do_convert(self):
        v = self.some()
        of = self.pick(FLOATS + INTS + ["i1"])
        if of == v.type.of or (of == "f64" and not self.allow_f64):
            return
        if v.type.of in FLOATS and of not in FLOATS:
            if not v.exact or v.type.dynamic:
                return
            finite = self.op("$r = stablehlo.is_finite $0 : (%s) -> %s" % (v.type, v.type.with_of("i1")), [v], v.type.with_of("i1"), True, False)
            tame = self.op("$r = stablehlo.clamp $0, $1, $2 : %s" % v.type, [self.full(v, 0), v, self.full(v, 100)], v.type, True, False)
            v = self.op("$r = stablehlo.select $0, $1, $2 : %s, %s" % (finite.type, v.type), [finite, tame, self.full(v, 1)], v.type, True, False)
        self.convert(v, of)

    def do_transpose(self):
        v = self.some(None, 2)
        order = list(range(len(v.type.dims)))
        self.rng.shuffle(order)
        t = Type([v.type.dims[i] for i in order], v.type.of)
        self.op("$r = stablehlo.transpose $0, dims = [%s] : (%s) -> %s" % (", ".join(map(str, order)), v.type, t), [v], t, v.exact)

    def do_reshape(self):
        v = self.some(static=True)
        n = count_of(v.type.dims)
        dims = []
        while n > 1 and len(dims) < 4:
            factors = [f for f in SIZES + [n] if f > 1 and n % f == 0]
            f = n if len(dims) == 3 else self.pick(factors)
            dims.append(f)
            n //= f
        if n == 0:
            dims = list(v.type.dims)
        while len(dims) < 5 and self.rng.random() < 0.2:
            dims.insert(self.rng.randint(0, len(dims)), 1)
        t = Type(dims, v.type.of)
        self.op("$r = stablehlo.reshape $0 : (%s) -> %s" % (v.type, t), [v], t, v.exact)

    def do_broadcast(self):
        v = self.some(static=True, most=600)
        dims, where = [], []
        for i, d in enumerate(v.type.dims):
            while self.rng.random() < 0.3 and len(dims) < 5:
                dims.append(self.size(16))
            where.append(len(dims))
            dims.append(self.size(16) if d == 1 and self.rng.random() < 0.5 else d)
        if len(dims) < 5 and self.rng.random() < 0.5:
            dims.append(self.size(33))
        if count_of(dims) <= MAX_ELEMENTS:
            self.values.append(self.broadcast(v, dims, where))

    def do_slice(self):
        v = self.some(None, 1, True)
        parts, dims = [], []
        for d in v.type.dims:
            if d == 0 or self.rng.random() < 0.3:
                start, limit, step = 0, d, 1
            else:
                start = self.rng.randrange(d)
                limit = self.rng.randint(start + (self.rng.random() > 0.03), d)
                step = self.pick([1, 1, 1, 2, 3])
            parts.append("%d:%d%s" % (start, limit, ":%d" % step if step > 1 else ""))
            dims.append(max(0, -(-(limit - start) // step)))
        t = Type(dims, v.type.of)
        self.op("$r = stablehlo.slice $0 [%s] : (%s) -> %s" % (", ".join(parts), v.type, t), [v], t, v.exact)

    def do_pad(self):
        v = self.some(None, 1, True, 3000)
        zero = self.constant(Type((), v.type.of), self.pick([0, 1, 3]) if v.type.of != "i1" else 0)
        low, high, inner, dims = [], [], [], []
        for d in v.type.dims:
            a, b, c = self.pick([0, 0, 1, 2, 5, -1]), self.pick([0, 0, 1, 3, -1]), self.pick([0, 0, 0, 0, 1, 2])
            size = d + a + b + c * max(0, d - 1)
            if size < 0:
                a, b, c, size = 0, 0, 0, d
            low.append(a), high.append(b), inner.append(c), dims.append(size)
        if count_of(dims) > MAX_ELEMENTS:
            return
        t = Type(dims, v.type.of)
        self.op("$r = stablehlo.pad $0, $1, low = %s, high = %s, interior = %s : (%s, %s) -> %s" % (low, high, inner, v.type, zero.type, t), [v, zero], t,
                v.exact)

    def do_concatenate(self):
        v = self.some(None, 1, True, 4000)
        axis = self.rng.randrange(len(v.type.dims))
        parts = [v]
        for _ in range(self.pick([1, 1, 2])):
            dims = list(v.type.dims)
            dims[axis] = self.size(33)
            parts.append(self.get(Type(dims, v.type.of)))
        dims = list(v.type.dims)
        dims[axis] = sum(x.type.dims[axis] for x in parts)
        t = Type(dims, v.type.of)
        if count_of(dims) <= MAX_ELEMENTS:
            self.op("$r = stablehlo.concatenate %s, dim = %d : (%s) -> %s" % (", ".join("$%d" % i for i in range(len(parts))), axis,
                                                                             ", ".join(str(x.type) for x in parts), t), parts, t,
                    all(x.exact for x in parts))

    def do_reverse(self):
        v = self.some(None, 1, True)
        dims = sorted(self.rng.sample(range(len(v.type.dims)), self.rng.randint(1, len(v.type.dims))))
        self.op("$r = stablehlo.reverse $0, dims = [%s] : %s" % (", ".join(map(str, dims)), v.type), [v], v.type, v.exact)

    def do_iota(self):
        dims = self.shape(self.rng.randint(1, 3), 4000, 0)
        dims = tuple(7 if d is None else d for d in dims)
        t = Type(dims, self.pick(["i32", "f32", "i64"]))
        self.op("$r = stablehlo.iota dim = %d : %s" % (self.rng.randrange(len(dims)), t), [], t, True)

    def neutral(self, name, of):
        w = WIDTH[of]
        unsigned = of.startswith("u")
        if name in ("add", "or", "xor"):
            return 0
        if name == "multiply":
            return 1
        if name == "and":
            return (1 if of == "i1" else (1 << w) - 1 if unsigned else -1)
        if name == "maximum":
            return MINUS_INF[of] if of in FLOATS else 0 if unsigned or of == "i1" else -(1 << (w - 1))
        return PLUS_INF[of] if of in FLOATS else 1 if of == "i1" else (1 << w) - 1 if unsigned else (1 << (w - 1)) - 1

    def reducers(self, of):
        if of == "i1":
            return ["and", "or"]
        return ["add", "maximum", "minimum"] + (["and", "or", "multiply", "xor"] if of not in FLOATS else [])

    def reduce(self, v, name, dims, keep=True):
        init = self.constant(Type((), v.type.of), self.neutral(name, v.type.of))
        t = Type([d for i, d in enumerate(v.type.dims) if i not in dims], v.type.of)
        exact = v.exact and (v.type.of not in FLOATS or name in ("maximum", "minimum"))
        return self.op("$r = stablehlo.reduce($0 init: $1) applies stablehlo.%s across dimensions = [%s] : (%s, %s) -> %s" %
                       (name, ", ".join(map(str, dims)), v.type, init.type, t), [v, init], t, exact, keep)

    def do_reduce(self):
        v = self.some(None, 1)
        rank = len(v.type.dims)
        dims = sorted(self.rng.sample(range(rank), self.rng.randint(1, min(rank, 2))))
        if self.rng.random() < 0.4:
            dims = [rank - 1]
        self.reduce(v, self.pick(self.reducers(v.type.of)), dims)

    def do_argmax(self):
        v = self.some(["f32", "i32"], 1, True)
        if not v.exact:
            return
        axis = self.rng.randrange(len(v.type.dims))
        it = v.type.with_of("i32")
        index = self.op("$r = stablehlo.iota dim = %d : %s" % (axis, it), [], it, True, False)
        first = self.constant(Type((), v.type.of), self.neutral("maximum", v.type.of))
        zero = self.constant(Type((), "i32"), 0)
        dims = [d for i, d in enumerate(v.type.dims) if i != axis]
        of, kind = v.type.of, "FLOAT" if v.type.of in FLOATS else "SIGNED"
        text = ('$r = stablehlo.reduce($0 init: $2), ($1 init: $3) across dimensions = [%d] : (%s, %s, tensor<%s>, tensor<i32>) -> (%s, %s)\n'
                '  reducer(%%a$n: tensor<%s>, %%b$n: tensor<%s>) (%%i$n: tensor<i32>, %%j$n: tensor<i32>) {\n'
                '    %%gt$n = stablehlo.compare GT, %%a$n, %%b$n, %s : (tensor<%s>, tensor<%s>) -> tensor<i1>\n'
                '    %%nan$n = stablehlo.compare NE, %%a$n, %%a$n, %s : (tensor<%s>, tensor<%s>) -> tensor<i1>\n'
                '    %%take$n = stablehlo.or %%gt$n, %%nan$n : tensor<i1>\n'
                '    %%eq$n = stablehlo.compare EQ, %%a$n, %%b$n, %s : (tensor<%s>, tensor<%s>) -> tensor<i1>\n'
                '    %%lt$n = stablehlo.compare LT, %%i$n, %%j$n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>\n'
                '    %%tie$n = stablehlo.and %%eq$n, %%lt$n : tensor<i1>\n'
                '    %%left$n = stablehlo.or %%take$n, %%tie$n : tensor<i1>\n'
                '    %%v$n = stablehlo.select %%take$n, %%a$n, %%b$n : tensor<i1>, tensor<%s>\n'
                '    %%k$n = stablehlo.select %%left$n, %%i$n, %%j$n : tensor<i1>, tensor<i32>\n'
                '    stablehlo.return %%v$n, %%k$n : tensor<%s>, tensor<i32>\n'
                '  }') % (axis, v.type, it, of, Type(dims, of), Type(dims, "i32"), of, of, kind, of, of, kind, of, of, kind, of, of, of, of)
        op = Op(text, [v, index, first, zero])
        for i, t in enumerate((Type(dims, of), Type(dims, "i32"))):
            op.results.append(Value(t, op, True, i))
        self.p.ops.append(op)
        self.values += op.results

    def do_softmax(self):
        v = self.some(["f32", "f16", "bf16"], 1, True)
        axis = self.pick([len(v.type.dims) - 1] * 3 + [self.rng.randrange(len(v.type.dims))])
        where = [i for i in range(len(v.type.dims)) if i != axis]
        if count_of(v.type.dims) == 0:
            return
        most = self.broadcast(self.reduce(v, "maximum", [axis], False), v.type.dims, where)
        e = self.unary("exponential", self.binary("subtract", v, most, keep=False), keep=False)
        total = self.broadcast(self.reduce(e, "add", [axis], False), v.type.dims, where)
        self.binary("divide", e, total)

    def do_layernorm(self):
        v = self.some(["f32"], 1, True)
        axis = len(v.type.dims) - 1
        where = list(range(axis))
        n = v.type.dims[axis]
        if count_of(v.type.dims) == 0:
            return
        mean = self.reduce(v, "add", [axis], False)
        mean = self.broadcast(self.binary("divide", mean, self.full(mean, n), keep=False), v.type.dims, where)
        d = self.binary("subtract", v, mean, keep=False)
        var = self.reduce(self.binary("multiply", d, d, keep=False), "add", [axis], False)
        var = self.plus(self.binary("divide", var, self.full(var, n), keep=False), 0.01)
        scale = self.broadcast(self.unary("rsqrt", var, keep=False), v.type.dims, where)
        y = self.binary("multiply", d, scale, keep=False)
        if self.rng.random() < 0.7:
            y = self.binary("multiply", y, self.broadcast(self.get(Type((n,), "f32")), v.type.dims, [axis]), keep=False)
            y = self.binary("add", y, self.broadcast(self.get(Type((n,), "f32")), v.type.dims, [axis]), keep=False)
        self.values.append(y)

    def product_sizes(self, parts):
        most = 150000 if self.rng.random() < 0.9 else 700000
        for _ in range(50):
            sizes = [self.size() for _ in range(parts)]
            if count_of(sizes) <= most:
                return sizes
        return [4] * parts

    def product_types(self):
        of = self.pick(["f32", "f16", "bf16", "i8", "i32", "f64", "ui8"], [70, 10, 4, 5, 5, 2, 2])
        if of == "f64" and not self.allow_f64:
            of = "f32"
        wide = {"f16": "f32", "bf16": "f32", "i8": "i32", "ui8": "i32"}.get(of)
        return of, wide if wide and of != "ui8" and self.rng.random() < 0.6 else of

    def do_dot(self):
        batch = self.pick([0, 0, 1, 2], [6, 3, 3, 1])
        free = [self.pick([1, 1, 1, 0, 2]), self.pick([1, 1, 1, 0, 2])]
        contract = self.pick([1, 1, 1, 1, 2, 0], [4, 4, 4, 4, 2, 1])
        sizes = self.product_sizes(batch + sum(free) + contract)
        if sizes and self.rng.random() < 0.02:
            sizes[self.rng.randrange(len(sizes))] = 0
        if sizes and self.dynamic and self.rng.random() < 0.7:
            sizes[self.rng.randrange(len(sizes))] = None
        b, rest = sizes[:batch], sizes[batch:]
        lf, rf, c = rest[:free[0]], rest[free[0]:sum(free)], rest[sum(free):]
        of, out = self.product_types()
        sides = []
        for own in (lf, rf):
            names = [("b", i) for i in range(batch)] + [("f", i) for i in range(len(own))] + [("c", i) for i in range(contract)]
            if self.rng.random() < 0.5:
                self.rng.shuffle(names)
                frees = [n for n in names if n[0] == "f"]
                order = iter(sorted(frees))
                names = [next(order) if n[0] == "f" else n for n in names]
            dims = [{"b": b, "f": own, "c": c}[k][i] for k, i in names]
            sides.append((self.get(Type(dims, of)), names))
        where = lambda side, kind, n: [sides[side][1].index((kind, i)) for i in range(n)]
        t = Type(b + lf + rf, out)
        text = "$r = stablehlo.dot_general $0, $1, "
        if batch:
            text += "batching_dims = %s x %s, " % (where(0, "b", batch), where(1, "b", batch))
        text += "contracting_dims = %s x %s : (%s, %s) -> %s" % (where(0, "c", contract), where(1, "c", contract), sides[0][0].type, sides[1][0].type, t)
        self.epilogue(self.op(text, [sides[0][0], sides[1][0]], t, of not in FLOATS and sides[0][0].exact and sides[1][0].exact))

    def epilogue(self, v):
        for _ in range(self.pick([0, 1, 2, 3])):
            kind = self.pick(["bias", "relu", "residual", "scale", "convert", "tanh"])
            floats = v.type.of in FLOATS
            if kind == "bias" and v.type.dims and not v.type.dynamic:
                v = self.binary("add", v, self.broadcast(self.get(Type(v.type.dims[-1:], v.type.of)), v.type.dims, [len(v.type.dims) - 1]), keep=False)
            elif kind == "relu" and not v.type.dynamic:
                v = self.binary("maximum", v, self.full(v, 0), keep=False)
            elif kind == "residual":
                v = self.binary("add", v, self.get(v.type), keep=False)
            elif kind == "scale" and floats and not v.type.dynamic:
                v = self.binary("multiply", v, self.full(v, self.pick([0.5, 2, 0.125])), keep=False)
            elif kind == "convert" and floats:
                v = self.convert(v, self.pick([t for t in ("f32", "f16", "bf16") if t != v.type.of]), False)
            elif kind == "tanh" and floats:
                v = self.unary("tanh", v, keep=False)
        self.values.append(v)

    def window(self, d, most=5):
        k = self.rng.randint(1, max(1, min(most, d)))
        stride = self.pick([1, 1, 2, 3])
        low, high = self.pick([0, 0, 1, 2]), self.pick([0, 0, 1, 2])
        dilation = self.pick([1, 1, 1, 2])
        span = (k - 1) * dilation + 1
        if d + low + high < span:
            dilation, span, low = 1, k, 0
        return k, stride, low, high, dilation, (d + low + high - span) // stride + 1

    def do_convolution(self):
        spatial = self.pick([1, 2, 2, 2, 2, 3])
        groups = self.pick([1, 1, 1, 2, 4])
        depthwise = self.rng.random() < 0.2
        for _ in range(30):
            image = [self.size(33) for _ in range(spatial)]
            windows = [self.window(d) for d in image]
            n, ic, oc = self.pick([1, 1, 2, 3]), self.pick([1, 2, 3, 4, 5, 8, 16]), self.pick([1, 2, 3, 4, 7, 8, 16, 32])
            if depthwise:
                groups, ic, oc = ic * groups, 1, ic * groups * self.pick([1, 1, 2])
            else:
                oc = -(-oc // groups) * groups
            work = n * oc * ic
            for k, _, _, _, _, out in windows:
                work *= k * out
            if work <= 150000 and all(w[5] > 0 for w in windows):
                break
        else:
            return
        of, out_of = self.product_types()
        sp = [str(i) for i in range(spatial)]
        ids = self.pick([(["b"] + sp + ["f"], sp + ["i", "o"], ["b"] + sp + ["f"])] * 3 + [(["b", "f"] + sp, ["o", "i"] + sp, ["b", "f"] + sp),
                                                                                           (["b"] + sp + ["f"], ["o"] + sp + ["i"], ["b"] + sp + ["f"])])
        size_x = {"b": n, "f": ic * groups}
        size_k = {"i": ic, "o": oc}
        size_r = {"b": n, "f": oc}
        for i in range(spatial):
            size_x[str(i)], size_k[str(i)], size_r[str(i)] = image[i], windows[i][0], windows[i][5]
        x = self.get(Type([size_x[d] for d in ids[0]], of))
        k = self.get(Type([size_k[d] for d in ids[1]], of))
        t = Type([size_r[d] for d in ids[2]], out_of)
        text = ("$r = stablehlo.convolution($0, $1) dim_numbers = [%s]x[%s]->[%s], window = {stride = %s, pad = %s, rhs_dilate = %s} "
                "{batch_group_count = 1 : i64, feature_group_count = %d : i64} : (%s, %s) -> %s" %
                (", ".join(ids[0]), ", ".join(ids[1]), ", ".join(ids[2]), [w[1] for w in windows], [[w[2], w[3]] for w in windows],
                 [w[4] for w in windows], groups, x.type, k.type, t))
        self.epilogue(self.op(text, [x, k], t, of not in FLOATS and x.exact and k.exact))

    def do_pool(self):
        v = self.some(["f32", "f16", "i32", "f32"], 2, True, 6000)
        windows = []
        for i, d in enumerate(v.type.dims):
            windows.append((1, 1, 0, 0, 1, d) if d == 0 or self.rng.random() < 0.4 else self.window(d, 4))
        dims = [w[5] for w in windows]
        if count_of(dims) > MAX_ELEMENTS or any(d < 0 for d in dims):
            return
        name = self.pick(["maximum", "add", "minimum"])
        init = self.constant(Type((), v.type.of), self.neutral(name, v.type.of))
        t, s = Type(dims, v.type.of), init.type
        text = ('$r = "stablehlo.reduce_window"($0, $1) <{padding = dense<%s> : tensor<%dx2xi64>, window_dimensions = array<i64: %s>, '
                'window_strides = array<i64: %s>, window_dilations = array<i64: %s>}> ({\n'
                '^bb0(%%a$n: %s, %%b$n: %s):\n'
                '  %%c$n = stablehlo.%s %%a$n, %%b$n : %s\n'
                '  stablehlo.return %%c$n : %s\n'
                '}) : (%s, %s) -> %s' % ([[w[2], w[3]] for w in windows], len(windows), ", ".join(str(w[0]) for w in windows),
                                         ", ".join(str(w[1]) for w in windows), ", ".join(str(w[4]) for w in windows), s, s, name, s, s, v.type, s, t))
        self.op(text, [v, init], t, v.exact and (name != "add" or v.type.of not in FLOATS))

    # ---- linalg ops, as they stand --------------------------------------------------------------------------------------------------------------
    def filled(self, t, number=0):
        e = self.op("$r = tensor.empty() : %s" % t, [], t, True, False)
        c = "%e" % number if t.of in FLOATS else str(number)
        scalar = Op("$r = arith.constant %s : %s" % (c, t.of), [])
        s = Value(Type((), t.of), scalar, True)
        scalar.results.append(s)
        self.p.ops.append(scalar)
        return self.op("$r = linalg.fill ins($0 : %s) outs($1 : %s) -> %s" % (t.of, t, t), [s, e], t, True, False)

    def do_linalg_product(self):
        of = self.pick(["f32", "f32", "f32", "i32", "f16"])
        kind = self.pick(["matmul", "matmul_transpose_a", "matmul_transpose_b", "batch_matmul"])
        m, n, k = self.product_sizes(3)
        a = (k, m) if kind.endswith("_a") else (m, k)
        b = (n, k) if kind.endswith("_b") else (k, n)
        r = (m, n)
        if kind.startswith("batch"):
            z = self.pick([1, 2, 3])
            a, b, r = (z,) + a, (z,) + b, (z,) + r
        a, b = self.get(Type(a, of)), self.get(Type(b, of))
        t = Type(r, of)
        out = self.filled(t) if self.rng.random() < 0.7 else self.get(t)
        v = self.op("$r = linalg.%s ins($0, $1 : %s, %s) outs($2 : %s) -> %s" % (kind, a.type, b.type, t, t), [a, b, out], t)
        self.epilogue(v)

    def do_linalg_generic(self):
        of = self.pick(["f32", "f32", "i32"])
        add, mul = ("arith.addf", "arith.mulf") if of == "f32" else ("arith.addi", "arith.muli")
        m, n = self.size(77), self.size(100)
        transposed = self.rng.random() < 0.5
        a = self.get(Type((n, m) if transposed else (m, n), of))
        b = self.get(Type((n,), of))
        reduce_ = self.rng.random() < 0.5
        t = Type((m,), of) if reduce_ else Type((m, n), of)
        out = self.filled(t)
        maps = "affine_map<(i, j) -> (%s)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (%s)>" % ("j, i" if transposed else "i, j",
                                                                                                  "i" if reduce_ else "i, j")
        body = "  %%x$n = %s %%p$n, %%q$n : %s\n" % (mul, of)
        result = "%x$n"
        if reduce_ or self.rng.random() < 0.5:
            body += "  %%y$n = %s %%x$n, %%s$n : %s\n" % (add, of)
            result = "%y$n"
        text = ('$r = linalg.generic {indexing_maps = [%s], iterator_types = ["parallel", "%s"]} ins($0, $1 : %s, %s) outs($2 : %s) {\n'
                '^bb0(%%p$n: %s, %%q$n: %s, %%s$n: %s):\n%s  linalg.yield %s : %s\n} -> %s' %
                (maps, "reduction" if reduce_ else "parallel", a.type, b.type, t, of, of, of, body, result, of, t))
        self.op(text, [a, b, out], t)

    def make_product(self):
        """A product of matrices with an epilogue that rides in its kernel, and a configuration that fits it."""
        self.dynamic = False
        batch = self.pick([0, 0, 0, 1])
        sizes = [self.pick([2, 3])] * batch + [max(2, s) for s in self.product_sizes(3)]
        m, n, k = sizes[batch:]
        b = sizes[:batch]
        left, right, t = Type(b + [m, k], "f32"), Type(b + [k, n], "f32"), Type(b + [m, n], "f32")
        text = "batching_dims = [0] x [0], " if batch else ""
        x, y = self.arg(left), self.arg(right)
        v = self.op("$r = stablehlo.dot_general $0, $1, %scontracting_dims = [%d] x [%d] : (%s, %s) -> %s" % (text, batch + 1, batch, left, right, t), [x, y], t)
        for _ in range(self.pick([0, 1, 2])):
            if self.rng.random() < 0.5:
                v = self.binary("add", v, self.broadcast(self.arg(Type((n,), "f32")), t.dims, [len(t.dims) - 1]))
            else:
                v = self.binary("maximum", v, self.full(v, 0))
        self.p.results = [v]
        thread = [self.pick([1, 2, 4, 8]), self.pick([1, 2, 4, 8])]
        group = [self.pick([1, 2, 4, 8, 16]), self.pick([1, 2, 4, 8, 16])]
        while group[0] * group[1] > 128:
            group[self.rng.randrange(2)] //= 2
        step = self.pick([1, 2, 4, 8, 16, 32])
        zero = ["0"] * 2
        one = ["1"] * batch
        config = "workgroup_size=%d,%d,1 tile=%s thread=%s reduction=%s" % (
            group[1], group[0], ",".join(one + [str(thread[0] * group[0]), str(thread[1] * group[1]), "0"]),
            ",".join(one + [str(thread[0]), str(thread[1]), "0"]), ",".join(["0"] * batch + zero + [str(step)]))
        promote = self.pick(["", "0", "1", "0,1", "0,1", "0,1"])
        if promote:
            config += " pipeline=MatmulPromoteVectorize promote=" + promote
            config += self.pick(["", "", " buffers=2", " prefetch=true", " buffers=2 prefetch=true"])
        else:
            config += " pipeline=Vectorize"
        return self.p.simplify(), config

    # ---- the whole --------------------------------------------------------------------------------------------------------------------------------
    def make(self):
        steps = [(self.do_float_unary, 8), (self.do_float_binary, 14), (self.do_int_unary, 3), (self.do_int_binary, 6), (self.do_bool, 2),
                 (self.do_compare, 3), (self.do_select, 3), (self.do_clamp, 2), (self.do_convert, 5), (self.do_transpose, 6), (self.do_reshape, 5),
                 (self.do_broadcast, 5), (self.do_slice, 5), (self.do_pad, 4), (self.do_concatenate, 3), (self.do_reverse, 2), (self.do_iota, 1),
                 (self.do_reduce, 9), (self.do_argmax, 1), (self.do_softmax, 4), (self.do_layernorm, 3), (self.do_dot, 14), (self.do_convolution, 8),
                 (self.do_pool, 4), (self.do_linalg_product, 5), (self.do_linalg_generic, 3)]
        most = self.pick([1, 2, 3, 5, 8, 12], [3, 3, 4, 4, 3, 1])
        while not self.p.ops or (len(self.p.ops) < 60 and most > 0):
            self.pick([s for s, _ in steps], [w for _, w in steps])()
            most -= 1
        used = {v for op in self.p.ops for v in op.operands}
        made = [r for op in self.p.ops for r in op.results if r not in used] or [self.p.ops[-1].results[0]]
        made = [v for v in made if v.op and not v.op.text.startswith(("$r = stablehlo.constant", "$r = arith.constant", "$r = tensor.empty"))] or made
        self.p.results = made[-3:]
        return self.p.simplify()


class Layouts:
    """A host's own layouts of arguments and results, and of sizes, made from a seed alone."""

    def __init__(self, seed):
        self.seed = seed

    def strides(self, r, dims):
        """Strides, and the elements from the first to the last."""
        order = list(range(len(dims)))
        if r.random() < 0.3:
            r.shuffle(order)
        strides, step = [0] * len(dims), r.choice([1, 1, 1, 1, 2, 3])
        for i in reversed(order):
            strides[i] = step
            step = step * max(1, 33 if dims[i] is None else dims[i]) + r.choice([0, 0, 0, 1, 3, 4])
        return strides, 1 + sum(s * ((33 if d is None else max(1, d)) - 1) for s, d in zip(strides, dims))

    def __call__(self, program):
        r = random.Random(self.seed * 104729 + 7)
        buffers, texts, free = {}, [], [(s, b) for s in range(2) for b in range(12)]
        r.shuffle(free)
        for v in program.args + program.results:
            width, attrs, span = max(1, WIDTH[v.type.of] // 8), [], count_of(v.type.dims)
            unit = max(4, width)
            if v.type.dims and r.random() < 0.6:
                strides, span = self.strides(r, v.type.dims)
                attrs.append("codegen.strides = array<i64: %s>" % ", ".join(map(str, strides)))
            offset = r.choice([0, 0, 4, 16, 64, 256]) // unit * unit
            if r.random() < 0.6:
                shared = [k for k in buffers if r.random() < 0.5]
                if shared:
                    key = shared[0]
                    offset += (buffers[key] + unit - 1) // unit * unit
                else:
                    key = free.pop()
                buffers[key] = offset + (span * width + 3) // 4 * 4
                attrs += ["codegen.set = %d : i64" % key[0], "codegen.binding = %d : i64" % key[1]]
            if offset:
                attrs.append("codegen.offset = %d : i64" % offset)
            texts.append(" {%s}" % ", ".join(attrs) if attrs else "")
        module = r.choice(["", "", "codegen.push_constant_base = 16 : i64",
                           'codegen.sizes = {from = "uniform_buffer", set = 2 : i64, binding = 1 : i64, offset = 8 : i64}',
                           'codegen.sizes = {from = "storage_buffer", set = 2 : i64, binding = 1 : i64}'])
        return texts, module


def make(seed, pipelines, layouts=False):
    """(program, options, subgroup, dims) of a seed."""
    m = Maker(seed)
    m.p.layouts = Layouts(seed) if layouts else None
    r = m.rng
    target = r.choices([None, "lavapipe", "vulkan1.0", "vulkan1.1", "vulkan1.2", "vulkan1.3"], [6, 3, 1, 2, 1, 1])[0]
    m.allow_f64 = target in (None, "lavapipe")
    options = ["--target=" + target] if target else []
    if len(pipelines) > 1 and r.random() < 0.1:
        program, config = m.make_product()
        options.append("--config=" + config)
    else:
        program = m.make()
    if len(options) < 2 and not any(o.startswith("--config") for o in options) and pipelines and r.random() < 0.35:
        options.append("--pipeline=" + r.choice(pipelines))
    subgroup = 8 if target in (None, "lavapipe") else r.choice([1, 4, 8, 16, 32, 64])
    dims = "-" if not any(a.type.dynamic for a in program.args) else ",".join(map(str, r.sample([0, 1, 7, 33], 2)))
    return program, options, subgroup, dims


# ---- judging ------------------------------------------------------------------------------------------------------------------------------------------
SPIRV_ENV = {"vulkan1.0": "vulkan1.0", "vulkan1.1": "vulkan1.1", "vulkan1.2": "vulkan1.2", "vulkan1.3": "vulkan1.3"}


class Judge:
    """One process of build/random_judge; it is started anew after a crash or when it hangs."""

    def __init__(self, build):
        self.build, self.process = build, None

    def ask(self, path, seed, subgroup, dims, options, limit=120):
        if self.process is None:
            self.process = subprocess.Popen([os.path.join(self.build, "random_judge")], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                            stderr=subprocess.PIPE, bufsize=0)
        env = next((SPIRV_ENV.get(o[9:], "vulkan1.3") for o in options if o.startswith("--target=")), "vulkan1.3")
        line = "\t".join([path, str(seed), str(subgroup), dims, "spirv-val --target-env " + env] + options)
        try:
            self.process.stdin.write((line + "\n").encode())
            answer = b""
            end = time.time() + limit
            while not answer.endswith(b"\n"):
                ready, _, _ = select.select([self.process.stdout], [], [], max(0.0, end - time.time()))
                if not ready:
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
            return {"status": "crash", "why": "exit status %d: %s" % (code, " ".join(said.split())[-600:]), "pipelines": [], "remarks": 0, "remark": ""}

    def stop(self):
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None


def write(path, text):
    with open(path, "w") as f:
        f.write(text)


def header(seed, subgroup, dims, options):
    return "// judge: %d %d %s %s\n" % (seed, subgroup, dims, "; ".join(options))


# What a failure is called, so that shrinking does not slide from one into another.
def kind_of(answer):
    why = re.sub(r"\d+", "N", answer["why"])
    why = re.sub(r"'[^']*'|tensor<[^ ]*>|vector<[^ ]*>|memref<[^ ]*>|%\S+|@\S+", "_", why)
    why = re.sub(r"(integer|random) inputs[^:]*: ", "", why)
    if answer["status"] in ("wrong", "wrong-kernels"):
        why = ""
    return answer["status"] + " " + " ".join(why.split()[:14])


class Shrinker:
    def __init__(self, judge, folder, seed, subgroup, dims, options, failure):
        self.judge, self.folder, self.seed, self.subgroup, self.dims, self.options = judge, folder, seed, subgroup, dims, options
        self.failure, self.tries = kind_of(failure), 0
        self.answer = failure

    def fails(self, text, options=None, dims=None):
        if self.tries > 400:
            return False
        self.tries += 1
        path = os.path.join(self.folder, "shrink%d.mlir" % os.getpid())
        path = os.path.join(self.folder, "shrink_%d.mlir" % self.seed)
        write(path, text)
        answer = self.judge.ask(path, self.seed, self.subgroup, dims or self.dims, self.options if options is None else options, 20)
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
                        len(program.ops), len(program.results), len(program.args) + 2) and self.fails(q.text()):
                    program, again = q, True
                    break
        for dropped in list(self.options):
            fewer = [o for o in self.options if o != dropped]
            if self.fails(program.text(), fewer):
                self.options = fewer
        text = program.text()
        again = True
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
        return header(self.seed, self.subgroup, self.dims, self.options) + "// It was %s: %s\n" % (self.answer["status"], self.answer["why"][:300]) + text


def usable_pipelines(build, folder):
    names = ["SimpleDistribute", "Vectorize", "MatmulPromoteVectorize", "Transpose", "SubgroupReduce"]
    path = os.path.join(folder, "probe.mlir")
    write(path, "func.func public @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = stablehlo.add %a, %a : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n")
    judge = Judge(build)
    out = [n for n in names if judge.ask(path, 1, 8, "-", ["--pipeline=" + n])["status"] == "ok"]
    judge.stop()
    return out


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
            write(copy, f.read())
        answer = judge.ask(copy, seed, subgroup, dims, options)
        if answer["status"] == "ok":
            print("ok random kept/%s" % name)
        else:
            bad += 1
            print("FAIL random kept/%s: %s: %s" % (name, answer["status"], answer["why"][:240]))
    judge.stop()
    return bad


def report(tally, kinds, pipelines, kernels, fallen, forced, reasons, total, seconds):
    print("%d programs in %.0f s (%.1f a second): %s" % (total, seconds, total / max(seconds, 1e-9), ", ".join("%d %s" % (n, k) for k, n in
                                                                                                              sorted(tally.items(), key=lambda x: -x[1]))))
    print("%d kernels: %s" % (kernels, ", ".join("%s %d (%.1f %%)" % (k or "none", n, 100.0 * n / max(1, kernels)) for k, n in pipelines.most_common())))
    print("fell back to a plainer pipeline than was chosen: %d of %d kernels (%.1f %%); than was asked for: %d of %d" %
          (fallen[0], forced[0], 100.0 * fallen[0] / max(1, forced[0]), fallen[1], forced[1]))
    for k, seeds in sorted(reasons.items(), key=lambda x: -len(x[1]))[:12]:
        print("  %4d  %s  seeds %s" % (len(seeds), k, " ".join(map(str, seeds[:5]))))
    for k, seeds in sorted(kinds.items(), key=lambda x: -len(x[1])):
        print("  %4d  %s  seeds %s" % (len(seeds), k, " ".join(map(str, seeds[:8]))))


def main():
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
    p.add_argument("--print", type=int, dest="show")
    p.add_argument("--pipeline", action="append", default=[], help="choose among these alone")
    p.add_argument("--reduce-most", type=int, default=12, help="failures of different kinds that are shrunk")
    p.add_argument("--suite", action="store_true", help="lines as the test suites print them")
    a = p.parse_args()
    folder = os.path.join(a.build, "random")
    os.makedirs(folder, exist_ok=True)
    pipelines = a.pipeline or usable_pipelines(a.build, folder)
    if a.show is not None:
        program, options, subgroup, dims = make(a.show, pipelines, a.layouts)
        sys.stdout.write(header(a.show, subgroup, dims, options) + program.text())
        return 0
    if a.kept:
        return 1 if run_kept(a.build) else 0
    judges = queue.Queue()
    for _ in range(a.jobs):
        judges.put(Judge(a.build))
    tally, kinds, taken = collections.Counter(), collections.defaultdict(list), collections.Counter()
    reasons, kernels, total, fallen, forced, started = collections.defaultdict(list), 0, 0, [0, 0], [0, 0], time.time()

    def one(seed):
        if a.seconds and time.time() - started > a.seconds:
            return None
        program, options, subgroup, dims = make(seed, pipelines, a.layouts)
        path = os.path.join(folder, "p%d.mlir" % seed)
        write(path, header(seed, subgroup, dims, options) + program.text())
        judge = judges.get()
        try:
            answer = judge.ask(path, seed, subgroup, dims, options)
        finally:
            judges.put(judge)
        if answer["status"] == "refused" and any(o.startswith("--config") for o in options) and (
                "configuration" in answer["why"] or "bytes of workgroup memory" in answer["why"]):
            answer["status"] = "misfit"  # it was made for the product, and the kernel became another
        answer["asked"] = any(o.startswith(("--pipeline", "--config")) for o in options)
        for end in ("", ".spv"):
            if answer["status"] in GOOD and os.path.exists(path + end):
                os.unlink(path + end)
        return seed, answer

    failures = {}
    with concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        for done in pool.map(one, range(a.seed, a.seed + a.count)):
            if done is None:
                continue
            seed, answer = done
            total += 1
            tally[answer["status"]] += 1
            taken.update(answer["pipelines"])
            kernels += len(answer["pipelines"])
            fallen[answer["asked"]] += answer["remarks"]
            forced[answer["asked"]] += len(answer["pipelines"])
            if answer["remarks"]:
                why = re.sub(r"\d+", "N", re.sub(r"'[^']*'|tensor<[^ ]*>|vector<[^ ]*>|memref<[^ ]*>|%\S+|@\S+", "_", answer["remark"]))
                reasons[("asked: " if answer["asked"] else "") + why[:150]].append(seed)
            good = answer["status"] in GOOD
            if not good:
                kinds[kind_of(answer)].append(seed)
                failures.setdefault(kind_of(answer), (seed, answer))
            if a.suite:
                name = "random layouts" if a.layouts else "random"
                print("ok %s %d" % (name, seed) if good else "FAIL %s %d: %s: %s" % (name, seed, answer["status"], answer["why"][:240]), flush=True)
            elif not good and len(kinds[kind_of(answer)]) == 1:
                print("seed %d: %s: %s" % (seed, answer["status"], answer["why"][:400]), flush=True)
            if sys.stdout.isatty() and not a.suite:
                print("\r%d" % total, end="", file=sys.stderr)
    report(tally, kinds, taken, kernels, fallen, forced, reasons, total, time.time() - started)
    if a.reduce or a.keep:
        for kind, (seed, answer) in list(failures.items())[:a.reduce_most]:
            program, options, subgroup, dims = make(seed, pipelines, a.layouts)
            judge = judges.get()
            text = Shrinker(judge, folder, seed, subgroup, dims, options, answer).shrink(program)
            judges.put(judge)
            name = "%d.mlir" % seed
            print("\n// ---- %s\n%s" % (name, text))
            if a.keep:
                os.makedirs(KEPT, exist_ok=True)
                write(os.path.join(KEPT, name), text)
    while not judges.empty():
        judges.get().stop()
    bad = sum(n for k, n in tally.items() if k not in GOOD)
    if a.suite and fallen[0] > 0.05 * forced[0]:
        print("FAIL random: %d of %d kernels fell back to a plainer pipeline" % (fallen[0], forced[0]))
        bad += 1
    return 1 if bad else 0


sys.exit(main())
