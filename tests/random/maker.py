"""Draws random programs: well-typed small functions of StableHLO and linalg ops, each op with its numpy meaning beside its text."""
import random

import oracle as o
from ir import WIDTH, Layouts, Op, Program, Type, Value, count_of
from structured import Structured

SIZES = [1, 2, 3, 4, 5, 7, 8, 16, 31, 32, 33, 64, 77, 100, 130]
FLOATS = ["f32", "f16", "bf16", "f64"]
INTS = ["i8", "i16", "i32", "i64", "ui8"]
MINUS_INF = {"f32": "0xFF800000", "f16": "0xFC00", "bf16": "0xFF80", "f64": "0xFFF0000000000000"}
PLUS_INF = {"f32": "0x7F800000", "f16": "0x7C00", "bf16": "0x7F80", "f64": "0x7FF0000000000000"}
MAX_ELEMENTS = 12000


class Maker(Structured):
    def __init__(self, seed, plain=False):
        """plain: StableHLO alone, of static shapes."""
        self.plain = plain
        self.rng = random.Random(seed * 7919 + 13)
        self.p = Program()
        self.values = []
        self.allow_f64 = True
        self.dynamic = not plain and self.rng.random() < 0.15

    # ---- pieces -----------------------------------------------------------------------------------------------------------------------------------
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
        if there and self.rng.random() < 0.5:
            return self.pick(there)
        if self.rng.random() < 0.05 and self.gathers(t):
            return self.from_gather(t)
        return self.arg(t)

    def gathers(self, t):
        return not self.plain and None not in t.dims[1:] and not t.of.startswith("u") and t.of != "i1" and count_of(t.dims) <= MAX_ELEMENTS

    def op(self, text, operands, t, meaning, exact=None, keep=True):
        op = Op(text, operands, meaning)
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
        return self.op("$r = stablehlo.constant dense<%s> : %s" % (text, t), [], t, lambda: o.constant(t.of, t.dims, number), True, False)

    def full(self, like, number):
        """A constant of the shape of `like`, which may be dynamic: then it is made from the value by arithmetic."""
        scalar = self.constant(Type((), like.type.of), number)
        if not like.type.dynamic:
            return self.broadcast(scalar, like.type.dims, ())
        if like.type.of == "i1":
            return self.op("$r = stablehlo.or $0, $0 : %s" % like.type, [like], like.type, lambda a: a, keep=False)
        return self.binary("subtract", like, like, keep=False)

    def broadcast(self, v, dims, where):
        t = Type(dims, v.type.of)
        text = "$r = stablehlo.broadcast_in_dim $0, dims = [%s] : (%s) -> %s" % (", ".join(map(str, where)), v.type, t)
        return self.op(text, [v], t, o.broadcast(t.dims, where), v.exact, False)

    def unary(self, name, v, exact=False, keep=True):
        return self.op("$r = stablehlo.%s $0 : %s" % (name, v.type), [v], v.type, o.elementwise(name), exact or v.type.of not in FLOATS, keep)

    def binary(self, name, a, b, exact=False, keep=True):
        exact = exact or (a.type.of not in FLOATS and a.exact and b.exact)
        return self.op("$r = stablehlo.%s $0, $1 : %s" % (name, a.type), [a, b], a.type, o.elementwise(name), exact, keep)

    def clamp(self, low, v, high, exact=None, keep=True):
        return self.op("$r = stablehlo.clamp $0, $1, $2 : %s" % v.type, [self.full(v, low), v, self.full(v, high)], v.type, o.clamp, exact, keep)

    def compare(self, direction, a, b, keep=True):
        kind = "FLOAT" if a.type.of in FLOATS else "UNSIGNED" if a.type.of[0] == "u" or a.type.of == "i1" else "SIGNED"
        t = a.type.with_of("i1")
        text = "$r = stablehlo.compare %s, $0, $1, %s : (%s, %s) -> %s" % (direction, kind, a.type, a.type, t)
        return self.op(text, [a, b], t, o.compare(direction), a.exact and b.exact, keep)

    def select(self, p, a, b, keep=True):
        return self.op("$r = stablehlo.select $0, $1, $2 : %s, %s" % (p.type, a.type), [p, a, b], a.type, o.select, a.exact and b.exact, keep)

    def iota(self, t, axis, keep=True):
        return self.op("$r = stablehlo.iota dim = %d : %s" % (axis, t), [], t, lambda: o.iota(t.of, t.dims, axis), True, keep)

    def convert(self, v, of, keep=True):
        t = v.type.with_of(of)
        return self.op("$r = stablehlo.convert $0 : (%s) -> %s" % (v.type, t), [v], t, o.convert(of),
                       v.exact and (of not in FLOATS or v.type.of not in FLOATS), keep)

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
            b = self.clamp(-2, b, 2, False, False)
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
        if self.rng.random() < 0.3:
            pass  # by zero, by as many bits as there are, and more
        elif name in ("divide", "remainder"):
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
        self.compare(self.pick(["EQ", "NE", "LT", "LE", "GT", "GE"]), v, b)

    def do_select(self):
        p = self.some(["i1"])
        t = p.type.with_of(self.element())
        self.select(p, self.get(t), self.get(t))

    def do_clamp(self):
        v = self.some(FLOATS + INTS)
        if v.type.dynamic:
            return
        self.clamp(0 if v.type.of.startswith("u") else -2, v, 3, v.exact)

    def do_convert(self):
        v = self.some()
        of = self.pick(FLOATS + INTS + ["i1"])
        if of == v.type.of or (of == "f64" and not self.allow_f64):
            return
        if v.type.of in FLOATS and of not in FLOATS:
            if not v.exact or v.type.dynamic:
                return
            bools = v.type.with_of("i1")
            finite = self.op("$r = stablehlo.is_finite $0 : (%s) -> %s" % (v.type, bools), [v], bools, o.is_finite, True, False)
            v = self.select(finite, self.clamp(0, v, 100, True, False), self.full(v, 1), False)
        self.convert(v, of)

    def do_transpose(self):
        v = self.some(None, 2)
        order = list(range(len(v.type.dims)))
        self.rng.shuffle(order)
        t = Type([v.type.dims[i] for i in order], v.type.of)
        text = "$r = stablehlo.transpose $0, dims = [%s] : (%s) -> %s" % (", ".join(map(str, order)), v.type, t)
        self.op(text, [v], t, o.transpose(order), v.exact)

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
        self.op("$r = stablehlo.reshape $0 : (%s) -> %s" % (v.type, t), [v], t, o.reshape(t.dims), v.exact)

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
        parts, dims, ranges = [], [], []
        for d in v.type.dims:
            if d == 0 or self.rng.random() < 0.3:
                start, limit, step = 0, d, 1
            else:
                start = self.rng.randrange(d)
                limit = self.rng.randint(start + (self.rng.random() > 0.03), d)
                step = self.pick([1, 1, 1, 2, 3])
            parts.append("%d:%d%s" % (start, limit, ":%d" % step if step > 1 else ""))
            ranges.append((start, limit, step))
            dims.append(max(0, -(-(limit - start) // step)))
        t = Type(dims, v.type.of)
        self.op("$r = stablehlo.slice $0 [%s] : (%s) -> %s" % (", ".join(parts), v.type, t), [v], t, o.cut(*zip(*ranges)), v.exact)

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
        text = "$r = stablehlo.pad $0, $1, low = %s, high = %s, interior = %s : (%s, %s) -> %s" % (low, high, inner, v.type, zero.type, t)
        self.op(text, [v, zero], t, o.pad(low, high, inner), v.exact)

    def starts(self, v, sizes):
        """Where a dynamic slice begins: beyond the array, too, from where it is moved back."""
        of = self.pick(["i32", "i32", "i64", "i8"])
        return [self.constant(Type((), of), self.pick([0, 1, 3, d - n, d - n + 2, -1]) if d < 100 else 0) if self.rng.random() < 0.3 else
                self.arg(Type((), of)) for d, n in zip(v.type.dims, sizes)]

    def do_dynamic_slice(self):
        v = self.some(None, 1, True)
        sizes = [self.rng.randint(min(1, d), d) for d in v.type.dims]
        starts, t = self.starts(v, sizes), Type(sizes, v.type.of)
        text = "$r = stablehlo.dynamic_slice $0, %s, sizes = %s : (%s) -> %s" % (
            ", ".join("$%d" % (i + 1) for i in range(len(sizes))), sizes, ", ".join(str(x.type) for x in [v] + starts), t)
        self.op(text, [v] + starts, t, o.dynamic_slice(sizes), v.exact)

    def do_dynamic_update_slice(self):
        v = self.some(None, 1, True)
        u = self.get(Type([self.rng.randint(min(1, d), d) for d in v.type.dims], v.type.of))
        starts = self.starts(v, u.type.dims)
        text = "$r = stablehlo.dynamic_update_slice $0, $1, %s : (%s) -> %s" % (
            ", ".join("$%d" % (i + 2) for i in range(len(starts))), ", ".join(str(x.type) for x in [v, u] + starts), v.type)
        self.op(text, [v, u] + starts, v.type, o.dynamic_update_slice, v.exact and u.exact)

    def do_batch_norm(self):
        v = self.some(["f32"], 2, True)
        axis = self.rng.randrange(len(v.type.dims))
        t = Type(v.type.dims[axis:axis + 1], "f32")
        scale, offset, mean, variance = (self.get(t) for _ in range(4))
        variance = self.unary("abs", variance, keep=False)
        text = ('$r = "stablehlo.batch_norm_inference"($0, $1, $2, $3, $4) <{epsilon = 1.000000e-02 : f32, feature_index = %d : i64}> : '
                "(%s, %s, %s, %s, %s) -> %s") % (axis, v.type, t, t, t, t, v.type)
        self.op(text, [v, scale, offset, mean, variance], v.type, o.batch_norm(axis, 0.01))

    def concatenate(self, v, axis, size, most):
        """v and one or two others of up to `size` along the axis, where that makes no more than `most` elements."""
        parts = [v]
        for _ in range(self.pick([1, 1, 2])):
            dims = list(v.type.dims)
            dims[axis] = self.size(size)
            parts.append(self.get(Type(dims, v.type.of)))
        dims = list(v.type.dims)
        dims[axis] = sum(x.type.dims[axis] for x in parts)
        t = Type(dims, v.type.of)
        if count_of(dims) <= most:
            self.op("$r = stablehlo.concatenate %s, dim = %d : (%s) -> %s" % (", ".join("$%d" % i for i in range(len(parts))), axis,
                                                                             ", ".join(str(x.type) for x in parts), t), parts, t,
                    o.concatenate(axis), all(x.exact for x in parts))

    def do_concatenate(self):
        v = self.some(None, 1, True, 4000)
        self.concatenate(v, self.rng.randrange(len(v.type.dims)), 33, MAX_ELEMENTS)

    def do_reverse(self):
        v = self.some(None, 1, True)
        dims = sorted(self.rng.sample(range(len(v.type.dims)), self.rng.randint(1, len(v.type.dims))))
        self.op("$r = stablehlo.reverse $0, dims = [%s] : %s" % (", ".join(map(str, dims)), v.type), [v], v.type, o.reverse(dims), v.exact)

    def do_iota(self):
        dims = self.shape(self.rng.randint(1, 3), 4000, 0)
        dims = tuple(7 if d is None else d for d in dims)
        of = self.pick(INTS + ["i32", "i64", "f32", "f16"])
        v = self.iota(Type(dims, of), self.rng.randrange(len(dims)))
        kind = self.pick(["", "compare", "convert", "mask"])
        if kind in ("compare", "mask"):
            v = self.compare(self.pick(["EQ", "NE", "LT", "LE", "GT", "GE"]), v, self.full(v, self.size(100)))
            if kind == "mask":
                t = v.type.with_of(self.element())
                self.select(v, self.get(t), self.full(self.get(t), 0))
        elif kind == "convert":
            self.convert(v, self.pick([t for t in FLOATS[:3] + INTS if t != of]))

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
                       (name, ", ".join(map(str, dims)), v.type, init.type, t), [v, init], t, lambda a, b: o.reduce(name, a, dims, b), exact, keep)

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
        index = self.iota(it, axis, False)
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
        op = Op(text, [v, index, first, zero], o.argmax(axis))
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
        for kind, own in (("l", lf), ("r", rf)):  # names of the dimensions: (b)atching, free on the (l)eft or (r)ight, (c)ontracting
            names = [("b", i) for i in range(batch)] + [(kind, i) for i in range(len(own))] + [("c", i) for i in range(contract)]
            if self.rng.random() < 0.5:
                self.rng.shuffle(names)
                order = iter(sorted(n for n in names if n[0] == kind))
                names = [next(order) if n[0] == kind else n for n in names]
            sides.append((self.get(Type([{"b": b, kind: own, "c": c}[k][i] for k, i in names], of)), names))
        (x, left), (y, right) = sides
        where = lambda names, kind: [names.index(n) for n in sorted(names) if n[0] == kind]
        t = Type(b + lf + rf, out)
        text = "$r = stablehlo.dot_general $0, $1, "
        if batch:
            text += "batching_dims = %s x %s, " % (where(left, "b"), where(right, "b"))
        text += "contracting_dims = %s x %s : (%s, %s) -> %s" % (where(left, "c"), where(right, "c"), x.type, y.type, t)
        made = [n for k in "blr" for n in sorted(set(left + right)) if n[0] == k]
        letters = {n: "abcdefghijkl"[i] for i, n in enumerate(sorted(set(left + right)))}
        spec = "%s,%s->%s" % tuple("".join(letters[n] for n in names) for names in (left, right, made))
        exact = of not in FLOATS and x.exact and y.exact
        self.epilogue(self.op(text, [x, y], t, lambda a, b: o.product(of, out, a, b, spec), exact))

    def epilogue(self, v):
        for _ in range(self.pick([0, 1, 2, 3])):
            kind = self.pick(["bias", "relu", "residual", "scale", "convert", "tanh", "gather"])
            floats = v.type.of in FLOATS
            if kind == "bias" and v.type.dims and not v.type.dynamic:
                bias = self.get(Type(v.type.dims[-1:], v.type.of))
                v = self.binary("add", v, self.broadcast(bias, v.type.dims, [len(v.type.dims) - 1]), keep=False)
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
            elif kind == "gather" and self.gathers(v.type):
                v = self.with_gather(v)
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
        last, first = ["b"] + sp + ["f"], ["b", "f"] + sp
        ids = self.pick([(last, sp + ["i", "o"], last)] * 3 + [(first, ["o", "i"] + sp, first), (last, ["o"] + sp + ["i"], last)])
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
        meaning = o.convolution(of, out_of, ids, windows, groups)
        self.epilogue(self.op(text, [x, k], t, meaning, of not in FLOATS and x.exact and k.exact))

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
        numbers = lambda k: ", ".join(str(w[k]) for w in windows)
        text = ('$r = "stablehlo.reduce_window"($0, $1) <{padding = dense<%s> : tensor<%dx2xi64>, window_dimensions = array<i64: %s>, '
                'window_strides = array<i64: %s>, window_dilations = array<i64: %s>}> ({\n'
                '^bb0(%%a$n: %s, %%b$n: %s):\n'
                '  %%c$n = stablehlo.%s %%a$n, %%b$n : %s\n'
                '  stablehlo.return %%c$n : %s\n'
                '}) : (%s, %s) -> %s' % ([[w[2], w[3]] for w in windows], len(windows), numbers(0), numbers(1), numbers(4), s, s, name, s, s,
                                         v.type, s, t))
        self.op(text, [v, init], t, o.window_reduce(name, windows), v.exact and (name != "add" or v.type.of not in FLOATS))

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
        text = "$r = stablehlo.dot_general $0, $1, %scontracting_dims = [%d] x [%d] : (%s, %s) -> %s" % (text, batch + 1, batch, left, right, t)
        v = self.op(text, [x, y], t,
                    lambda a, b: o.product("f32", "f32", a, b, "zmk,zkn->zmn" if batch else "mk,kn->mn"))
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

    def make_units(self):
        """A product that matrix units take, of operands that lie either way, and what follows it."""
        self.dynamic = False
        of, out = self.pick([("f16", "f32"), ("f16", "f16"), ("bf16", "f32"), ("bf16", "bf16"), ("i8", "i32"), ("ui8", "ui32")])
        b = [self.pick([2, 3])] * self.pick([0, 0, 1])
        m, n, k = [self.pick([2, 7, 8, 16, 17, 32, 33, 40, 48, 64, 65]) for _ in range(3)]
        names, text = len(b), "batching_dims = [0] x [0], " if b else ""
        lefts, rights = self.pick([([m, k], 1), ([k, m], 0)]), self.pick([([k, n], 0), ([n, k], 1)])
        left, right, t = Type(b + lefts[0], of), Type(b + rights[0], of), Type(b + [m, n], out)
        x, y = self.arg(left), self.arg(right)
        text = "$r = stablehlo.dot_general $0, $1, %scontracting_dims = [%d] x [%d] : (%s, %s) -> %s" % (
            text, names + lefts[1], names + rights[1], left, right, t)
        spec = "%s,%s->%smn" % tuple("z" * names + w for w in ("mk" if lefts[1] else "km", "nk" if rights[1] else "kn", ""))
        self.epilogue(self.op(text, [x, y], t, lambda a, b: o.product(of, out, a, b, spec), of not in FLOATS and x.exact and y.exact))
        self.p.results = [self.values[-1]]
        return self.p.simplify()

    def make_chain(self):
        """A few elementwise ops of one type, numbers beside them, and often a reduction: what a driver's compiler likes to join."""
        self.dynamic = False
        of = self.pick([t for t in FLOATS + INTS if t != "f64" or self.allow_f64])
        dims = self.pick([(1000,), (7, 231), (64, 5), (33, 64, 6), (4, 4, 31), (2, 2048), (None, 77)])
        real, signed = of in FLOATS, of in FLOATS or not of.startswith("u")
        there = [self.arg(Type(dims, of)) for _ in range(self.pick([1, 2, 2]))]
        numbers = [0, 1, 2, 3, 5, 7, 16, 100] + ([-1, -3, -1] if signed else []) + ([] if real else [self.neutral("maximum", of), self.neutral("minimum", of)])
        ones = ["negate", "abs", "sign"] if real else ["not", "popcnt", "count_leading_zeros"] + (["negate", "negate", "abs", "sign"] if signed else [])
        twos = "add subtract subtract multiply maximum minimum".split() + ([] if real else "divide divide remainder and or xor shift_left "
                                                                             "shift_right_logical shift_right_arithmetic".split())
        for _ in range(self.pick([2, 3, 3, 4, 5])):
            a, kind = there[-1], self.rng.random()
            b = self.full(a, self.pick(numbers)) if kind < 0.5 and None not in dims else self.pick(there)
            if real and 0.5 < kind < 0.6:
                b = self.binary("add", self.unary("abs", b, b.exact, False), self.unary("abs", b, b.exact, False), keep=False) if None in dims else \
                    self.plus(self.unary("abs", b, keep=False), 1)
                v = self.binary("divide", a, b) if None not in dims else self.unary("sqrt", b)
            elif kind > 0.85:
                v = self.unary(self.pick(ones), a, a.exact)
            elif kind > 0.75 and a.exact and b.exact:
                v = self.select(self.compare(self.pick(["EQ", "NE", "LT", "LE", "GT", "GE"]), a, b, False), self.pick(there), b)
            else:
                v = self.binary(self.pick(twos), *self.pick([(a, b), (a, b), (b, a)]))
            there.append(v)
        v = there[-1]
        if self.rng.random() < 0.6:
            v = self.reduce(v, self.pick(self.reducers(of)), [self.rng.randrange(len(dims))])
        self.p.results = [v]
        return self.p.simplify()

    # ---- the whole --------------------------------------------------------------------------------------------------------------------------------
    def make(self):
        steps = [(self.do_float_unary, 8), (self.do_float_binary, 14), (self.do_int_unary, 3), (self.do_int_binary, 6), (self.do_bool, 2),
                 (self.do_compare, 3), (self.do_select, 3), (self.do_clamp, 2), (self.do_convert, 5), (self.do_transpose, 6), (self.do_reshape, 5),
                 (self.do_broadcast, 5), (self.do_slice, 5), (self.do_pad, 4), (self.do_concatenate, 3), (self.do_reverse, 2), (self.do_iota, 3),
                 (self.do_reduce, 9), (self.do_argmax, 1), (self.do_softmax, 4), (self.do_layernorm, 3), (self.do_dot, 14), (self.do_convolution, 8),
                 (self.do_pool, 4), (self.do_dynamic_slice, 2), (self.do_dynamic_update_slice, 2), (self.do_batch_norm, 1)]
        if not self.plain:
            steps += [(self.do_generic, 14), (self.do_generic_reduction, 7), (self.do_map, 4), (self.do_named_product, 6), (self.do_named_pool, 3),
                      (self.do_named_move, 6), (self.do_tensor, 6)]
        most = self.pick([1, 2, 3, 5, 8, 12], [3, 3, 4, 4, 3, 1])
        while not self.p.ops or (len(self.p.ops) < 60 and most > 0):
            self.pick([s for s, _ in steps], [w for _, w in steps])()
            most -= 1
        used = {v for op in self.p.ops for v in op.operands}
        made = [r for op in self.p.ops for r in op.results if r not in used] or [self.p.ops[-1].results[0]]
        made = [v for v in made if v.op and not v.op.text.startswith(("$r = stablehlo.constant", "$r = arith.constant", "$r = tensor.empty"))] or made
        self.p.results = made[-3:]
        return self.p.simplify()


def make(seed, pipelines, layouts=False, chains=False, ops=False, dynamic=False):
    """(program, options, subgroup, dims) of a seed; subgroup 0: the device's."""
    if dynamic:
        import dynamic as of_dynamic
        m = of_dynamic.Dynamic(seed)
    elif ops:
        import ops as of_ops
        m = of_ops.Ops(seed)
    else:
        m = Maker(seed)
    m.p.layouts = Layouts(seed) if layouts else None
    r = m.rng
    target = r.choices([None, "lavapipe", "vulkan1.0", "vulkan1.1", "vulkan1.2", "vulkan1.3"], [6, 3, 1, 2, 1, 1])[0]
    m.allow_f64 = target in (None, "lavapipe")
    options = ["--target=" + target] if target else []
    if chains:
        program = m.make_chain()
    elif not (ops or dynamic) and len(pipelines) > 1 and r.random() < 0.1:
        program, config = m.make_product()
        options.append("--config=" + config)
    else:
        program = m.make()
    if len(options) < 2 and not any(o.startswith("--config") for o in options) and pipelines and r.random() < 0.35:
        options.append("--pipeline=" + r.choice(pipelines))
    subgroup = 0 if target is None else 8 if target == "lavapipe" else r.choice([1, 4, 8, 16, 32, 64])
    if not (layouts or chains or ops or dynamic) and random.Random(seed + 77).random() < 0.05:  # drawn apart: the others stay what they were
        return Maker(seed).make_units(), ["--target=hopper", "--pipeline=CooperativeMatrix"], 32, "1"
    dims = "1" if not any(a.type.dynamic for a in program.args) else m.sizes_run if dynamic else "0,1,7,33"
    return program, options, subgroup, dims
