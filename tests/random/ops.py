"""Draws programs of the ops that move by indices, order, search, transform and solve, and of control flow, amid those of maker.py."""
import oracle as o
import oracle_ops as oo
from ir import WIDTH, Op, Program, Region, Type, Value, count_of
from maker import FLOATS, Maker

EVERY = ["f32", "f16", "bf16", "f64", "i1", "i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64"]
WHOLE = [t for t in EVERY if t[0] in "iu" and t != "i1"]
LENGTHS = [0, 1, 2, 3, 4, 5, 7, 8, 13, 31, 33, 64, 77, 130, 1000]
LENGTH_WEIGHTS = [1, 3, 4, 6, 6, 5, 8, 5, 4, 3, 3, 2, 4, 1, 2]
MOST = 4000


class Ops(Maker):
    def __init__(self, seed, parent=None):
        super().__init__(seed, True)
        self.parent, self.depth = parent, parent.depth + 1 if parent else 0
        if parent:
            self.rng, self.allow_f64 = parent.rng, parent.allow_f64

    # ---- pieces -----------------------------------------------------------------------------------------------------------------------------------
    def element(self):
        return self.element_of(EVERY, [50, 9, 6, 4, 5, 4, 3, 12, 4, 3, 2, 3, 2])

    def element_of(self, there, weights=None):
        t = self.pick(there, weights)
        return "f32" if t == "f64" and not self.allow_f64 else t

    def size(self, most=1000):
        kept = [(s, w) for s, w in zip(LENGTHS, LENGTH_WEIGHTS) if s <= most]
        return self.pick([s for s, _ in kept], [w for _, w in kept])

    def shape(self, rank=None, most=MOST, empty=0.01):
        rank = self.pick([0, 1, 2, 3, 4], [2, 6, 7, 4, 1]) if rank is None else rank
        dims = []
        for _ in range(rank):
            dims.append(self.size(max(1, most // max(1, count_of(dims)))))
        self.rng.shuffle(dims)
        return tuple(dims)

    def some(self, of=None, rank=None, static=False, most=MOST):
        return super().some(of, rank, True, min(most, MOST))

    def exact_arg(self, of=None, rank=None, most=MOST):
        """One that is moved from arguments, or whole."""
        v = self.some(of, rank, True, most)
        return v if v.exact else self.arg(v.type)

    def many(self, text, operands, types, meaning, exact=None, regions=(), keep=True):
        op = Op(text, operands, meaning, regions)
        for i, t in enumerate(types):
            op.results.append(Value(t, op, t.of not in FLOATS if exact is None else exact, i))
        self.p.ops.append(op)
        if keep:
            self.values += op.results
        return op.results

    def tame(self, v, low, high, keep=False):
        """Numbers between low and high alone."""
        if v.type.of in FLOATS:
            finite = self.op("$r = stablehlo.is_finite $0 : (%s) -> %s" % (v.type, v.type.with_of("i1")), [v], v.type.with_of("i1"), o.is_finite, True, False)
            v = self.select(finite, v, self.full(v, low), False)
        return self.clamp(low, v, high, True, keep)

    def distinct(self, v):
        """Numbers without denormals and NaN, whose comparing no device may see otherwise."""
        if v.type.of not in FLOATS:
            return v
        least = self.full(v, 0.0001 if v.type.of == "f16" else 1e-30)
        large = self.compare("GE", self.unary("abs", v, True, False), least, False)
        return self.select(large, v, self.full(v, 0), False)

    def indices(self, dims, sizes, vector):
        """Indices into dims of such sizes; some beyond. `vector`: the dim that holds the components of one, or none."""
        of = self.pick(["i32", "i32", "i64", "i8", "ui8", "i16", "ui32", "ui64"])
        v = self.arg(Type(dims, of))
        if self.rng.random() < 0.85 and sizes:
            most = max(1, max(33 if s is None else s for s in sizes))
            v = self.binary("remainder", v, self.full(v, min(most + self.pick([0, 0, 1, 2]), 127)), keep=False)
            if not of.startswith("u") and self.rng.random() < 0.7:
                v = self.unary("abs", v, True, False)
        return v

    # ---- indices ----------------------------------------------------------------------------------------------------------------------------------
    def places(self, operand, sizes, batch):
        """(Places, the indices' dims, batch dims and window of result or updates, text) for an operand of these dims and slices of these sizes."""
        rank = len(operand)
        lacking = [d for d in range(rank) if sizes[d] == 1 and self.rng.random() < 0.7]
        batching, index_batching = [], []
        if lacking and self.rng.random() < 0.2 and operand[lacking[0]] != 0:
            d = lacking.pop(0)
            batching, index_batching = [d], [self.rng.randrange(len(batch) + 1)]
            batch = list(batch[:index_batching[0]]) + [operand[d]] + list(batch[index_batching[0]:])
        rest = [d for d in range(rank) if d not in batching]
        to = self.rng.sample(rest, self.rng.randint(0 if self.rng.random() < 0.05 else min(1, len(rest)), len(rest)))
        if len(to) == 1 and self.rng.random() < 0.3:
            vector, dims = len(batch), list(batch)
        else:
            vector = len(batch) if self.rng.random() < 0.7 else self.rng.randint(0, len(batch))
            dims = list(batch[:vector]) + [len(to)] + list(batch[vector:])
        index_batching = [i + (i >= vector) for i in index_batching]
        kept = [sizes[d] for d in range(rank) if d not in lacking + batching]
        n = len(kept) + len(batch)
        window = sorted(self.rng.sample(range(n), len(kept))) if self.rng.random() < 0.4 else list(range(n - len(kept), n))
        shape, w, b = [], iter(kept), iter(batch)
        for d in range(n):
            shape.append(next(w) if d in window else next(b))
        return oo.Places(window, lacking, batching, index_batching, to, vector), dims, shape

    def slices(self, dims):
        return [1 if d is None else self.pick([1, 1, d, self.rng.randint(min(1, d), d)]) if d else 0 for d in dims]

    def do_gather(self):
        v = self.some(None, 1)
        dims = v.type.dims
        sizes = self.slices(dims)
        batch = self.shape(self.pick([0, 1, 2]), 130)
        p, at, shape = self.places(dims, sizes, batch)
        if count_of(shape) > 2 * MOST:
            return
        i = self.indices(at, [dims[d] for d in p.to], p.vector)
        t = Type(shape, v.type.of)
        numbers = "offset_dims = %s, collapsed_slice_dims = %s, %sstart_index_map = %s, index_vector_dim = %d" % (
            p.window, p.lacking, "operand_batching_dims = %s, start_indices_batching_dims = %s, " % (p.batching, p.index_batching) if p.batching else "",
            p.to, p.vector)
        if self.rng.random() < 0.2:
            n = Type((len(dims),), self.pick(["i32", "i64"]))
            text = ('%%n$n = stablehlo.constant dense<%s> : %s\n$r = "stablehlo.dynamic_gather"($0, $1, %%n$n) {dimension_numbers = #stablehlo.gather<%s>}'
                    " : (%s, %s, %s) -> %s" % (sizes, n, numbers, v.type, i.type, n, t))
        else:
            text = '$r = "stablehlo.gather"($0, $1) {dimension_numbers = #stablehlo.gather<%s>, slice_sizes = array<i64: %s>} : (%s, %s) -> %s' % (
                numbers, ", ".join(map(str, sizes)), v.type, i.type, t)
        self.op(text, [v, i], t, oo.gather(p, sizes), v.exact)

    def do_torch_index_select(self):
        v = self.some(None, 1)
        dims = v.type.dims
        dim = self.rng.randrange(len(dims))
        batch = self.pick([0, 1]) if dim >= 1 else 0
        if dims[dim] == 0:
            return
        i = self.arg(Type(list(dims[:batch]) + list(self.shape(self.pick([0, 1, 1, 2]), 30)), self.pick(["i32", "i64"])))
        at = self.unary("abs", self.binary("remainder", i, self.full(i, dims[dim]), keep=False), True, False)
        t = Type(dims[:dim] + i.type.dims[batch:] + dims[dim + 1:], v.type.of)
        if count_of(t.dims) <= 2 * MOST:
            self.op('$r = "stablehlo.torch_index_select"($0, $1) {dim = %d : i64, batch_dims = %d : i64} : (%s, %s) -> %s' % (dim, batch, v.type, i.type, t),
                    [v, at], t, oo.torch_index_select(dim, batch), v.exact)

    def scalar_op(self, name, a, b, r, of):
        return "  %%%s$n = stablehlo.%s %%%s$n, %%%s$n : tensor<%s>" % (r, name, a, b, of)

    def region_of(self, of, which):
        """(lines, the result's name, its meaning of (a, b), whether it is a sum of floats) for one pair of elements: a what is there, b what comes."""
        kinds = ["set", "maximum", "minimum", "add"]
        kinds += ["or", "and"] if of == "i1" else ["multiply", "subtract", "twice"]
        kinds += ["xor", "or", "and"] if of in WHOLE else []
        kind = self.pick(kinds, [2, 1, 1, 4] + [1] * (len(kinds) - 4))
        a, b, r = "a%d" % which, "b%d" % which, "c%d" % which
        f = o.elementwise
        if kind == "set":
            return [], b, lambda x, y: y, False
        if kind == "twice":  # the order counts
            return [self.scalar_op("add", a, a, "d%d" % which, of), self.scalar_op("subtract", b, "d%d" % which, r, of)], r, \
                lambda x, y: f("subtract")(y, f("add")(x, x)), False
        return [self.scalar_op(kind, a, b, r, of)], r, lambda x, y: f(kind)(x, y), kind == "add" and of in FLOATS

    def do_scatter(self):
        v = self.some(None, 1)
        dims = v.type.dims
        k = self.pick([1, 1, 1, 2, 3])
        targets = [v] + [self.get(Type(dims, self.element())) for _ in range(k - 1)]
        p, at, shape = self.places(dims, self.slices(dims), self.shape(self.pick([0, 1, 1, 2]), 130))
        if count_of(shape) > MOST:
            return
        i = self.indices(at, [dims[d] for d in p.to], p.vector)
        updates = [self.get(Type(shape, x.type.of)) for x in targets]
        parts = [self.region_of(x.type.of, n) for n, x in enumerate(targets)]
        scalars = ["tensor<%s>" % x.type.of for x in targets]
        block = ", ".join("%%%s%d$n: %s" % (letter, n, t) for letter in "ab" for n, t in enumerate(scalars))
        text = '$r = "stablehlo.scatter"(%s) ({\n^bb0(%s):\n%s  stablehlo.return %s : %s\n}) {%s} : (%s) -> %s' % (
            ", ".join("$%d" % n for n in range(2 * k + 1)), block, "".join(line + "\n" for lines, *_ in parts for line in lines),
            ", ".join("%%%s$n" % r for _, r, _, _ in parts), ", ".join(scalars),
            "scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = %s, inserted_window_dims = %s, %sscatter_dims_to_operand_dims = %s, "
            "index_vector_dim = %d>" % (p.window, p.lacking, "input_batching_dims = %s, scatter_indices_batching_dims = %s, " %
                                        (p.batching, p.index_batching) if p.batching else "", p.to, p.vector),
            ", ".join(str(x.type) for x in targets + [i] + updates),
            str(v.type) if k == 1 else "(%s)" % ", ".join(str(x.type) for x in targets))
        region = lambda xs, us: [f(x, u) for (_, _, f, _), x, u in zip(parts, xs, us)]
        sums = any(s for *_, s in parts)
        exact = all(x.exact for x in targets + updates) and not any(x.type.of in FLOATS for x in targets)
        self.many(text, targets + [i] + updates, [x.type for x in targets], oo.scatter(p, region, sums, k), exact)

    def do_select_and_scatter(self):
        v = self.exact_arg(["f32", "f32", "f16", "i32", "i8", "ui8", "i64"], 1, 2000)
        windows = [(1, 1, 0, 0, 1, d) if not d or self.rng.random() < 0.4 else self.window(d, 4)[:4] + (1, 0) for d in v.type.dims]
        windows = [w if w[5] or not d else w[:5] + ((d + w[2] + w[3] - w[0]) // w[1] + 1,) for w, d in zip(windows, v.type.dims)]
        if any(w[2] >= w[0] or w[3] >= w[0] for w, d in zip(windows, v.type.dims)):
            return
        a = self.tame(v, -100 if v.type.of[0] != "u" else 0, 100)
        a = self.distinct(a)
        source = self.get(Type([w[5] for w in windows], v.type.of))
        init = self.constant(Type((), v.type.of), self.pick([0, 0, 1]))
        s = init.type
        direction = self.pick(["GE", "GE", "LE", "GT", "LT"])
        kind = "FLOAT" if v.type.of in FLOATS else "UNSIGNED" if v.type.of[0] == "u" else "SIGNED"
        text = ('$r = "stablehlo.select_and_scatter"($0, $1, $2) ({{\n^bb0(%a$n: {s}, %b$n: {s}):\n'
                "  %p$n = stablehlo.compare {d}, %a$n, %b$n, {k} : ({s}, {s}) -> tensor<i1>\n  stablehlo.return %p$n : tensor<i1>\n}}, {{\n"
                "^bb0(%a$n: {s}, %b$n: {s}):\n  %c$n = stablehlo.add %a$n, %b$n : {s}\n  stablehlo.return %c$n : {s}\n}}) "
                "{{window_dimensions = array<i64: {w}>, window_strides = array<i64: {st}>, padding = dense<{p}> : tensor<{n}x2xi64>}} : ({t}, {u}, {s}) -> {t}"
                ).format(s=s, d=direction, k=kind, w=", ".join(str(w[0]) for w in windows), st=", ".join(str(w[1]) for w in windows),
                         p=[[w[2], w[3]] for w in windows], n=len(windows), t=v.type, u=source.type)
        self.op(text, [a, source, init], v.type, oo.select_and_scatter(windows, direction), source.exact and v.type.of not in FLOATS)

    # ---- order ------------------------------------------------------------------------------------------------------------------------------------
    def do_sort(self):
        v = self.exact_arg([t for t in EVERY], 1)
        dims = v.type.dims
        axis = self.pick([len(dims) - 1, self.rng.randrange(len(dims))])
        operands = [v] + [self.exact_like(Type(dims, self.element())) for _ in range(self.pick([0, 0, 1, 2]))]
        keys, lines = [], []
        for n in range(self.pick([1, 1, min(2, len(operands))])):
            of = operands[n].type.of
            descending, whole = self.rng.random() < 0.4, of in FLOATS and self.rng.random() < 0.6
            if of in FLOATS and not whole:
                operands[n] = self.distinct(self.tame(operands[n], -100, 100))
            keys.append((n, descending, whole))
            kind = "TOTALORDER" if whole else "FLOAT" if of in FLOATS else "UNSIGNED" if of[0] == "u" or of == "i1" else "SIGNED"
            for r, how in (("less", "GT" if descending else "LT"), ("same", "EQ")):
                lines.append("  %%%s%d$n = stablehlo.compare %s, %%x%d$n, %%y%d$n, %s : (tensor<%s>, tensor<%s>) -> tensor<i1>" % (
                    r, n, how, n, n, kind, of, of))
        last = "less0"
        if len(keys) > 1:
            lines += ["  %and$n = stablehlo.and %same0$n, %less1$n : tensor<i1>", "  %or$n = stablehlo.or %less0$n, %and$n : tensor<i1>"]
            last = "or"
        types = ", ".join(str(x.type) for x in operands)
        text = '$r = "stablehlo.sort"(%s) <{dimension = %d : i64, is_stable = true}> ({\n^bb0(%s):\n%s\n  stablehlo.return %%%s$n : tensor<i1>\n}) : (%s) -> (%s)' % (
            ", ".join("$%d" % n for n in range(len(operands))), axis,
            ", ".join("%%x%d$n: tensor<%s>, %%y%d$n: tensor<%s>" % (n, x.type.of, n, x.type.of) for n, x in enumerate(operands)), "\n".join(lines), last,
            types, types)
        self.many(text, operands, [x.type for x in operands], oo.sort(axis, keys), True)

    def exact_like(self, t):
        v = self.get(t)
        return v if v.exact else self.arg(t)

    def do_top_k(self):
        v = self.exact_arg([t for t in EVERY if t != "i1"], 1)
        k = self.rng.randint(0 if self.rng.random() < 0.1 else min(1, v.type.dims[-1]), v.type.dims[-1])
        a = self.distinct(self.tame(v, 0 if v.type.of[0] == "u" else -100, 100))
        ts = [Type(v.type.dims[:-1] + (k,), of) for of in (v.type.of, "i32")]
        self.many("$r = chlo.top_k($0, k = %d) : %s -> (%s, %s)" % (k, v.type, *ts), [a], ts, oo.top_k(k), True)

    def do_scan(self):
        v = self.exact_arg([t for t in EVERY if t != "i1"], 1)
        dims, of = v.type.dims, v.type.of
        axis, backwards = self.rng.randrange(len(dims)), self.rng.random() < 0.3
        name = self.pick(["add", "add", "maximum", "minimum"] + (["multiply"] if of not in FLOATS else []))
        if of in FLOATS and name != "add":
            v = self.distinct(v)
        init = self.constant(Type((), of), self.neutral(name, of))
        n, s = dims[axis], init.type
        ones = ["1"] * len(dims)
        window = ["%d" % max(1, n) if d == axis else "1" for d in range(len(dims))]
        edge = max(0, n - 1)
        padding = [([0, edge] if backwards else [edge, 0]) if d == axis else [0, 0] for d in range(len(dims))]
        text = ('$r = "stablehlo.reduce_window"($0, $1) <{padding = dense<%s> : tensor<%dx2xi64>, window_dimensions = array<i64: %s>, window_strides = '
                'array<i64: %s>}> ({\n^bb0(%%a$n: %s, %%b$n: %s):\n  %%c$n = stablehlo.%s %%a$n, %%b$n : %s\n  stablehlo.return %%c$n : %s\n}) : (%s, %s) -> %s' %
                (padding, len(dims), ", ".join(window), ", ".join(ones), s, s, name, s, s, v.type, s, v.type))
        self.op(text, [v, init], v.type, oo.scan(name, axis, backwards, self.neutral(name, of)), of not in FLOATS or name != "add")

    def do_reduce_many(self):
        v = self.some(None, 1)
        k = self.pick([2, 2, 3])
        operands = [v] + [self.get(Type(v.type.dims, self.element())) for _ in range(k - 1)]
        axes = sorted(self.rng.sample(range(len(v.type.dims)), self.rng.randint(1, min(2, len(v.type.dims)))))
        names = [self.pick(self.reducers(x.type.of)) for x in operands]
        inits = [self.constant(Type((), x.type.of), self.neutral(n, x.type.of)) for n, x in zip(names, operands)]
        ts = [Type([d for i, d in enumerate(v.type.dims) if i not in axes], x.type.of) for x in operands]
        lines = [self.scalar_op(n, "a%d" % i, "b%d" % i, "c%d" % i, x.type.of) for i, (n, x) in enumerate(zip(names, operands))]
        scalars = ", ".join(str(x.type) for x in inits)
        text = '$r = "stablehlo.reduce"(%s) ({\n^bb0(%s):\n%s\n  stablehlo.return %s : %s\n}) {dimensions = array<i64: %s>} : (%s, %s) -> (%s)' % (
            ", ".join("$%d" % i for i in range(2 * k)),
            ", ".join("%%%s%d$n: %s" % (letter, i, x.type) for letter in "ab" for i, x in enumerate(inits)), "\n".join(lines),
            ", ".join("%%c%d$n" % i for i in range(k)), scalars, ", ".join(map(str, axes)), ", ".join(str(x.type) for x in operands), scalars,
            ", ".join(map(str, ts)))
        op = self.many(text, operands + inits, ts, oo.pair_reduce(names, axes))
        for r, n, x in zip(op, names, operands):
            r.exact = x.exact and (x.type.of not in FLOATS or n in ("maximum", "minimum"))

    # ---- functions, complex numbers, transforms, solvers --------------------------------------------------------------------------------------------
    def do_special(self):
        v = self.exact_arg(["f32", "f32", "f16", "bf16", "f64"])
        kind = self.rng.random()
        if kind < 0.1:
            sign = self.pick([-1, 0, 1])
            t = v.type.with_of("i1")
            self.op("$r = chlo.%s $0 : %s -> %s" % (["is_inf", "is_pos_inf", "is_neg_inf"][sign], v.type, t), [v], t, oo.is_inf(sign), True)
        elif kind < 0.3:
            self.two_valued(v.type)
        elif kind < 0.4 and v.type.of in ("f32", "f64"):
            a, b = self.distinct(self.tame(v, 0.25, 100)), self.tame(self.exact_like(v.type), -100, 100)
            self.op("$r = chlo.next_after $0, $1 : %s, %s -> %s" % (v.type, v.type, v.type), [a, b], v.type, oo.next_after, False)
        else:
            name = self.pick(sorted(oo.SPECIAL))
            a = self.tame(v, *oo.SPECIAL[name][1:])
            self.op("$r = chlo.%s $0 : %s -> %s" % (name, v.type, v.type), [a], v.type, oo.special(name), False)

    def two_valued(self, t):
        name = self.pick(["polygamma", "zeta", "zeta"])
        b = self.tame(self.exact_like(t), 0.5, 20)
        if name == "polygamma":  # of a whole order
            a = self.full(b, self.pick([0, 1, 2, 3]))
            b = self.tame(b, 2, 20)
        else:
            a = self.tame(self.exact_like(t), 1.5, 12)
        self.op("$r = chlo.%s $0, $1 : %s, %s -> %s" % (name, t, t, t), [a, b], t, oo.two_valued(oo.polygamma if name == "polygamma" else oo.zeta, 256), False)

    def do_broadcast_op(self):
        """chlo's ops whose operands are of two ranks."""
        v = self.some(None, 1)
        small = self.get(Type([1 if d is not None and self.rng.random() < 0.3 else d for d in v.type.dims[self.rng.randrange(len(v.type.dims) + 1):]], v.type.of))
        names = ["add", "multiply", "subtract"] if v.type.of != "i1" else ["and", "or", "xor"]
        names += ["maximum", "minimum"] + (["and", "or", "xor", "divide", "remainder", "shift_left"] if v.type.of in WHOLE else [])
        name, pair = self.pick(names), self.pick([[v, small], [small, v]])
        exact = all(x.exact for x in pair) and (v.type.of not in FLOATS or name in ("maximum", "minimum"))
        f = o.elementwise(name)
        wide = lambda x, n: oo.move(lambda y: y.reshape((1,) * (n - y.ndim) + y.shape))(x)

        def meaning(a, b):
            n = max(a.x.ndim, b.x.ndim)
            a, b = wide(a, n), wide(b, n)
            shape = [y if x == 1 else x for x, y in zip(a.x.shape, b.x.shape)]
            return f(*[o.broadcast(shape, list(range(n)))(x) for x in (a, b)])

        self.op("$r = chlo.broadcast_%s $0, $1 : (%s, %s) -> %s" % (name, pair[0].type, pair[1].type, v.type), pair, v.type, meaning, exact)

    def small_pair(self, t, low=-3, high=3):
        return [self.tame(self.exact_like(t), low, high) for _ in range(2)]

    def do_complex(self):
        t = Type(self.shape(), self.element_of(["f32", "f32", "f64"]))
        c = t.with_of("complex<%s>" % t.of)
        part, name = self.pick(["real", "imag", "abs"]), self.pick("add subtract multiply divide exponential negate tanh sqrt log sine cosine conj".split())
        two = name in ("add", "subtract", "multiply", "divide")
        parts = self.small_pair(t) if name not in ("tanh", "log", "sqrt") else [self.tame(self.exact_like(t), 0.5, 1), self.tame(self.exact_like(t), -1, 1)]
        if two:
            parts += [self.tame(self.exact_like(t), 0.5, 3), self.tame(self.exact_like(t), -3, 3)]
        lines = ["%%z%d$n = stablehlo.complex $%d, $%d : %s" % (i, 2 * i, 2 * i + 1, c) for i in range(len(parts) // 2)]
        lines.append("%%c$n = chlo.conj %%z0$n : %s -> %s" % (c, c) if name == "conj" else
                     "%%c$n = stablehlo.%s %s : %s" % (name, "%z0$n, %z1$n" if two else "%z0$n", c))
        lines.append("$r = stablehlo.%s %%c$n : (%s) -> %s" % (part, c, t))
        self.op("\n".join(lines), parts, t, oo.complex_op(name, part), False)

    def do_fft(self):
        kind = self.pick(["FFT", "IFFT", "RFFT", "IRFFT"])
        of = self.element_of(["f32", "f32", "f64"])
        lengths = [self.size(1000 if self.rng.random() < 0.5 else 77)] if self.rng.random() < 0.7 else [self.size(33), self.size(33)]
        lengths = [max(1, n) for n in lengths]
        batch = list(self.shape(self.pick([0, 1, 2]), max(1, MOST // count_of(lengths))))
        half = batch + lengths[:-1] + [lengths[-1] // 2 + 1]
        whole = batch + lengths
        into, out = Type(half if kind == "IRFFT" else whole, of), Type(half if kind == "RFFT" else whole, of)
        c = lambda t: t.with_of("complex<%s>" % of)
        parts = self.small_pair(into, -8, 8)[:1 if kind == "RFFT" else 2]
        part = self.pick(["real", "imag"])
        lines = [] if kind == "RFFT" else ["%%z$n = stablehlo.complex $0, $1 : %s" % c(into)]
        given, made = (into, c(out)) if kind == "RFFT" else (c(into), out if kind == "IRFFT" else c(out))
        lines.append("%s = stablehlo.fft %s, type = %s, length = [%s] : (%s) -> %s" % (
            "$r" if kind == "IRFFT" else "%f$n", "$0" if kind == "RFFT" else "%z$n", kind, ", ".join(map(str, lengths)), given, made))
        if kind != "IRFFT":
            lines.append("$r = stablehlo.%s %%f$n : (%s) -> %s" % (part, c(out), out))
        self.op("\n".join(lines), parts, out, oo.fft(kind, lengths, part), False)

    def conditioned(self, m):
        """The lines that make %c$n of $0: m + its transpose, with a strong diagonal."""
        dims = m.type.dims
        n, r, t = dims[-1], len(dims), m.type
        order = ", ".join(map(str, list(range(r - 2)) + [r - 1, r - 2]))
        i, p, s = t.with_of("i32"), t.with_of("i1"), Type((), t.of)
        return ["%%t$n = stablehlo.transpose $0, dims = [%s] : (%s) -> %s" % (order, t, t), "%%s$n = stablehlo.add $0, %%t$n : %s" % t,
                "%%w$n = stablehlo.constant dense<%d.0> : %s" % (max(1, 2 * n), t), "%%q$n = stablehlo.divide %%s$n, %%w$n : %s" % t,
                "%%i$n = stablehlo.iota dim = %d : %s" % (r - 1, i), "%%j$n = stablehlo.iota dim = %d : %s" % (r - 2, i),
                "%%p$n = stablehlo.compare EQ, %%i$n, %%j$n, SIGNED : (%s, %s) -> %s" % (i, i, p),
                "%%four$n = stablehlo.constant dense<4.0> : %s" % t, "%%zero$n = stablehlo.constant dense<0.0> : %s" % t,
                "%%e$n = stablehlo.select %%p$n, %%four$n, %%zero$n : %s, %s" % (p, t), "%%c$n = stablehlo.add %%q$n, %%e$n : %s" % t]

    def do_solve(self):
        n = self.size(77)
        batch = list(self.shape(self.pick([0, 0, 1]), max(1, MOST // max(1, n * n))))
        of = self.element_of(["f32", "f32", "f64"])
        t = Type(batch + [n, n], of)
        m = self.tame(self.exact_like(t), -2, 2)
        lower = self.rng.random() < 0.5
        lines = self.conditioned(m)
        if self.rng.random() < 0.5:
            lines.append("%%l$n = stablehlo.cholesky %%c$n, lower = %s : %s" % ("true" if lower else "false", t))
            # the other triangle is open: it is cut off
            lines += ["%%k$n = stablehlo.compare %s, %%i$n, %%j$n, SIGNED : (%s, %s) -> %s" % ("LE" if lower else "GE", t.with_of("i32"), t.with_of("i32"),
                                                                                              t.with_of("i1")),
                      "$r = stablehlo.select %%k$n, %%l$n, %%zero$n : %s, %s" % (t.with_of("i1"), t)]
            self.op("\n".join(lines), [m], t, oo.cholesky(lower), False)
            return
        left, unit, transposed = (self.rng.random() < 0.5 for _ in range(3))
        w = self.size(33)
        b = self.distinct(self.tame(self.exact_like(Type(batch + ([n, w] if left else [w, n]), of)), -4, 4))
        lines.append('$r = "stablehlo.triangular_solve"(%%c$n, $1) <{left_side = %s, lower = %s, unit_diagonal = %s, transpose_a = #stablehlo<transpose %s>}> '
                     ": (%s, %s) -> %s" % (*(str(x).lower() for x in (left, lower, unit)), "TRANSPOSE" if transposed else "NO_TRANSPOSE", t, b.type, b.type))
        self.op("\n".join(lines), [m, b], b.type, oo.triangular_solve(left, lower, unit, transposed), False)

    def do_batch_norm_training(self):
        t = Type(self.shape(self.pick([2, 3, 4])), "f32")
        if not count_of(t.dims):
            return
        axis = self.rng.randrange(len(t.dims))
        s = Type(t.dims[axis:axis + 1], "f32")
        parts = [self.tame(self.exact_like(x), -4, 4) for x in (t, s, s)]
        self.many('$r = "stablehlo.batch_norm_training"($0, $1, $2) <{epsilon = 1.25e-01 : f32, feature_index = %d : i64}> : (%s, %s, %s) -> (%s, %s, %s)' %
                  (axis, t, s, s, t, s, s), parts, [t, s, s], oo.batch_norm_training(axis, 0.125))

    def do_batch_norm_grad(self):
        t = Type(self.shape(self.pick([2, 3, 4])), self.element_of(["f32", "f32", "f32", "f64"]))
        if not count_of(t.dims):
            return
        axis = self.rng.randrange(len(t.dims))
        s = Type(t.dims[axis:axis + 1], t.of)
        parts = [self.tame(self.exact_like(x), *range_) for x, range_ in ((t, (-4, 4)), (s, (-4, 4)), (s, (-4, 4)), (s, (0, 4)), (t, (-4, 4)))]
        self.many('$r = "stablehlo.batch_norm_grad"($0, $1, $2, $3, $4) <{epsilon = 1.25e-01 : f32, feature_index = %d : i64}> : '
                  "(%s, %s, %s, %s, %s) -> (%s, %s, %s)" % (axis, t, s, s, s, t, t, s, s), parts, [t, s, s], oo.batch_norm_grad(axis, 0.125))

    def numbers(self, values, of, known):
        """Sizes as a value: a constant, or an argument's elements made them, so that no pass knows them."""
        t = Type((len(values),), of)
        text = "$r = stablehlo.constant dense<%s> : %s" % (list(values), t)
        c = self.op(text, [], t, lambda: oo.Array(of, list(values)), True, False)
        if known:
            return c
        zero = self.binary("subtract", *[self.exact_like(t)] * 2, True, False)
        return self.binary("add", c, zero, True, False)

    def do_run_time(self):
        """Dynamic ops whose sizes come from outside, and whose results' sizes are known."""
        v = self.exact_arg(None, 1, 1500)
        dims, rank, of = v.type.dims, len(v.type.dims), self.pick(["i32", "i64"])
        if not count_of(dims) or v.type.dynamic:
            return
        known = self.rng.random() < 0.5
        kind = self.pick(["window", "window", "pad", "slice", "gather"])
        if kind == "window":
            windows = [self.window(d, 4) for d in dims]
            name = self.pick(["maximum", "minimum"] if v.type.of in FLOATS else self.reducers(v.type.of))
            if v.type.of in FLOATS:
                v = self.distinct(v)
            init = self.constant(Type((), v.type.of), self.neutral(name, v.type.of))
            t = Type([w[5] for w in windows], v.type.of)
            ones = [1] * rank
            sizes = [self.numbers(n, of, True) for n in ([w[0] for w in windows], [w[1] for w in windows], ones, [w[4] for w in windows])]
            pads = self.numbers([n for w in windows for n in w[2:4]], of, known)
            s, p = sizes[0].type, Type((rank, 2), of)
            part = Program()
            scalar = Type((), v.type.of)
            a, b = Value(scalar), Value(scalar)
            op = Op("$r = stablehlo.%s $0, $1 : %s" % (name, scalar), [a, b], None)
            op.results.append(Value(scalar, op))
            part.args, part.ops, part.results = [a, b], [op], op.results
            text = ("%%p$n = stablehlo.reshape $6 : (%s) -> %s\n$r = stablehlo.custom_call @stablehlo.dynamic_reduce_window($0, $1, $2, $3, $4, $5, %%p$n) "
                    "{called_computations = [$call0]} : (%s, %s, %s, %s, %s, %s, %s) -> %s" % (pads.type, p, v.type, init.type, s, s, s, s, p, t))
            if count_of(t.dims) <= 2 * MOST:
                self.many(text, [v, init] + sizes + [pads], [t], lambda a, first, *_: o.window_reduce(name, windows)(a, first), True, [Region(part, [])])
        elif kind == "pad":
            low, high, inner = [self.pick([-1, 0, 1, 2]) if d > 3 else 0 for d in dims], [self.pick([0, 1, 3]) for _ in dims], [self.pick([0, 0, 1]) for _ in dims]
            zero = self.constant(Type((), v.type.of), 0)
            t = Type([d + a + b + c * max(0, d - 1) for d, a, b, c in zip(dims, low, high, inner)], v.type.of)
            sizes = [self.numbers(n, of, known) for n in (low, high, inner)]
            if count_of(t.dims) <= 2 * MOST:
                self.op("$r = stablehlo.dynamic_pad $0, $1, $2, $3, $4 : (%s, %s, %s, %s, %s) -> %s" % (v.type, zero.type, *[sizes[0].type] * 3, t),
                        [v, zero] + sizes, t, lambda a, z, *_: o.pad(low, high, inner)(a, z), v.exact)
        elif kind == "slice":
            start = [self.rng.randint(0, d) for d in dims]
            limit = [self.rng.randint(a, d) for a, d in zip(start, dims)]
            step = [self.pick([1, 1, 2, 3]) for _ in dims]
            t = Type([-(-(b - a) // c) for a, b, c in zip(start, limit, step)], v.type.of)
            sizes = [self.numbers(n, of, known) for n in (start, limit, step)]
            self.op("$r = stablehlo.real_dynamic_slice $0, $1, $2, $3 : (%s, %s, %s, %s) -> %s" % (v.type, *[sizes[0].type] * 3, t), [v] + sizes, t,
                    lambda a, *_: o.cut(start, limit, step)(a), v.exact)
        else:
            slices = self.slices(dims)
            p, at, shape = self.places(dims, slices, self.shape(self.pick([0, 1, 2]), 130))
            if count_of(shape) > 2 * MOST:
                return
            i, n = self.indices(at, [dims[d] for d in p.to], p.vector), self.numbers(slices, of, known)
            t = Type(shape, v.type.of)
            numbers = "offset_dims = %s, collapsed_slice_dims = %s, %sstart_index_map = %s, index_vector_dim = %d" % (
                p.window, p.lacking, "operand_batching_dims = %s, start_indices_batching_dims = %s, " % (p.batching, p.index_batching) if p.batching else "",
                p.to, p.vector)
            self.op('$r = "stablehlo.dynamic_gather"($0, $1, $2) {dimension_numbers = #stablehlo.gather<%s>} : (%s, %s, %s) -> %s' % (
                numbers, v.type, i.type, n.type, t), [v, i, n], t, oo.gather(p, slices), v.exact)

    # ---- storage types, moved complex numbers, sizes as values ------------------------------------------------------------------------------------
    def do_small(self):
        v = self.exact_arg(["f32", "f32", "f16", "bf16"])
        t = v.type
        a = self.distinct(self.tame(v, -100, 100))
        kind = self.pick(["f8E4M3FN", "f8E5M2", "e8m7", "quant", "quant", "i4"])
        if kind == "quant":
            of, low, high = self.pick([("i8", -128, 127), ("u8", 0, 255), ("i16", -32768, 32767)])
            scale, zero = self.pick([0.5, 0.25, 2.0]), self.pick([0, 3, 17])
            q = t.with_of("!quant.uniform<%s:%s, %s:%d>" % (of, t.of, scale, zero))
            text = "%%q$n = stablehlo.uniform_quantize $0 : (%s) -> %s\n$r = stablehlo.uniform_dequantize %%q$n : (%s) -> %s" % (t, q, q, t)
            if t.of == "f32":
                self.op(text, [a], t, oo.quantized(scale, zero, low, high), True)
        elif kind == "i4":
            w = self.exact_arg(["i8", "i32", "i64"])
            a, t, small = self.tame(w, -8, 7), w.type, w.type.with_of("i4")
            self.op("%%s$n = stablehlo.convert $0 : (%s) -> %s\n$r = stablehlo.convert %%s$n : (%s) -> %s" % (t, small, small, t), [a], t, lambda x: x, True)
        elif kind == "e8m7" and t.of == "f32":
            self.op("$r = stablehlo.reduce_precision $0, format = e8m7 : %s" % t, [a], t, oo.through_small(kind), True)
        elif kind != "e8m7":
            small = t.with_of(kind)
            self.op("%%s$n = stablehlo.convert $0 : (%s) -> %s\n$r = stablehlo.convert %%s$n : (%s) -> %s" % (t, small, small, t), [a], t,
                    oo.through_small(kind), True)

    def do_complex_move(self):
        """Complex numbers go the way of another move: it is drawn for real ones, and made of both parts."""
        t = Type(self.shape(self.pick([1, 2, 3])), self.element_of(["f32", "f32", "f64"]))
        m = Ops(0, self)
        a, b = Value(t), Value(t)
        m.p.args, m.values = [a], [a]
        for _ in range(self.pick([1, 2, 3])):
            v, before = m.values[-1], len(m.p.ops)
            m.some = lambda *rest, **more: v
            self.pick([m.do_transpose, m.do_reverse, m.do_reshape, m.do_slice, m.do_broadcast] if v.type.dims else [m.do_reshape, m.do_broadcast])()
            if len(m.p.ops) > before:
                m.values.append(m.p.ops[-1].results[0])
        if not m.p.ops:
            return
        m.p.results = [m.p.ops[-1].results[0]]
        program, out = m.p, m.p.results[0].type
        imag = self.rng.random() < 0.5
        c = "complex<%s>" % t.of
        names = {a: "%z$n"}
        lines = [line.strip() for line in program.lines(names, "m$n_", [])]
        text = "\n".join(["%%z$n = stablehlo.complex $0, $1 : %s" % t.with_of(c)] + [line.replace("x%s>" % t.of, "x%s>" % c).replace(
            "<%s>" % t.of, "<%s>" % c).replace("complex<%s>" % c, c) for line in lines])
        result = names[program.results[0]]
        text += "\n$r = stablehlo.%s %s : (%s) -> %s" % ("imag" if imag else "real", result, out.with_of(c), out)
        parts = [self.exact_like(t), self.exact_like(t)]
        self.op(text, parts, out, lambda x, y: program.evaluate([y if imag else x])[0], True)

    def do_sized(self):
        """Ops that take their sizes as values."""
        v = self.some(None, 1, True, 2000)
        of, dims, rank = self.pick(["i32", "i64"]), v.type.dims, len(v.type.dims)
        numbers = lambda name, n: "%%%s$n = stablehlo.constant dense<%s> : tensor<%dx%s>" % (name, list(n), len(n), of)
        s = "tensor<%dx%s>" % (rank, of)
        kind = self.pick(["pad", "slice", "broadcast", "iota", "reshape"])
        if kind == "pad":
            low, high, inner = [self.pick([0, 1, 2]) for _ in dims], [self.pick([0, 1, 3]) for _ in dims], [self.pick([0, 0, 1]) for _ in dims]
            zero = self.constant(Type((), v.type.of), 0)
            t = Type([d + a + b + c * max(0, d - 1) for d, a, b, c in zip(dims, low, high, inner)], v.type.of)
            if count_of(t.dims) <= 2 * MOST:
                self.op("\n".join([numbers("l", low), numbers("h", high), numbers("i", inner)]) + "\n$r = stablehlo.dynamic_pad $0, $1, %%l$n, %%h$n, %%i$n : "
                        "(%s, %s, %s, %s, %s) -> %s" % (v.type, zero.type, s, s, s, t), [v, zero], t, o.pad(low, high, inner), v.exact)
        elif kind == "slice":
            start = [self.rng.randint(0, d) for d in dims]
            limit = [self.rng.randint(a, d) for a, d in zip(start, dims)]
            step = [self.pick([1, 1, 2, 3]) for _ in dims]
            t = Type([-(-(b - a) // c) for a, b, c in zip(start, limit, step)], v.type.of)
            self.op("\n".join([numbers("l", start), numbers("h", limit), numbers("i", step)]) + "\n$r = stablehlo.real_dynamic_slice $0, %%l$n, %%h$n, %%i$n : "
                    "(%s, %s, %s, %s) -> %s" % (v.type, s, s, s, t), [v], t, o.cut(start, limit, step), v.exact)
        elif kind == "broadcast":
            where = sorted(self.rng.sample(range(rank + 1), rank))
            t = Type([dims[where.index(d)] if d in where else self.size(7) for d in range(rank + 1)], v.type.of)
            self.op(numbers("s", t.dims) + "\n$r = stablehlo.dynamic_broadcast_in_dim $0, %%s$n, dims = %s : (%s, tensor<%dx%s>) -> %s" % (
                where, v.type, rank + 1, of, t), [v], t, o.broadcast(t.dims, where), v.exact)
        elif kind == "iota":
            t, axis = Type(dims, self.element_of([x for x in WHOLE if WIDTH[x] > 8 or max(dims) < 120] + ["f32"])), self.rng.randrange(rank)
            self.op(numbers("s", dims) + "\n$r = stablehlo.dynamic_iota %%s$n, dim = %d : (%s) -> %s" % (axis, s, t), [], t,
                    lambda: o.iota(t.of, t.dims, axis), True)
        else:
            t = Type(dims[::-1], v.type.of)
            self.op(numbers("s", t.dims) + "\n$r = stablehlo.dynamic_reshape $0, %%s$n : (%s, %s) -> %s" % (v.type, s, t), [v], t, o.reshape(t.dims), v.exact)

    def do_barrier(self):
        vs = [self.some() for _ in range(self.pick([1, 2]))]
        ts = ", ".join(str(v.type) for v in vs)
        op = self.many("$r = stablehlo.optimization_barrier %s : %s" % (", ".join("$%d" % i for i in range(len(vs))), ts), vs, [v.type for v in vs],
                       lambda *a: a if len(a) > 1 else a[0])
        for r, v in zip(op, vs):
            r.exact = v.exact

    def do_random_bits(self):
        algorithm = self.pick(["THREE_FRY", "PHILOX"])
        state = self.arg(Type((2 if algorithm == "THREE_FRY" else self.pick([2, 3]),), "ui64"))
        t = Type(self.shape(), self.pick(["ui32", "ui32", "ui64", "ui8", "ui16", "i32", "i64"]))
        self.many("$r = stablehlo.rng_bit_generator $0, algorithm = %s : (%s) -> (%s, %s)" % (algorithm, state.type, state.type, t), [state],
                  [state.type, t], oo.random_bits(algorithm, t.of, t.dims))

    # ---- control flow -----------------------------------------------------------------------------------------------------------------------------
    def body(self, block):
        """A region in the making, of a block of these types."""
        m = Body(self)
        m.p.args = [Value(t, None, t.of not in FLOATS) for t in block]
        m.values = list(m.p.args)
        return m

    def fill(self, m, steps):
        """Ops in a region."""
        for _ in range(steps):
            m.step()

    def finish(self, m, types, operands):
        """The region with results of these types, and of its captures operands of the op."""
        results = []
        for t in types:
            made = [v for v in m.values if v.type == t and (v.exact or t.of in FLOATS)]
            fresh = [v for v in made if v.op]
            results.append(m.rng.choice(fresh) if fresh and m.rng.random() < 0.8 else m.rng.choice(made) if made and m.rng.random() < 0.9 else
                           m.unary("not" if t.of == "i1" else "sign" if t.of in FLOATS else "popcnt", m.exact_like(t), True))
        m.p.results = results
        numbers = []
        for outer, inner in m.captures:
            numbers.append(len(operands))
            operands.append(outer)
            m.p.args.append(inner)
        return Region(m.p, numbers)

    def state(self):
        """Values that are there, or arguments, which a loop carries or a branch makes anew."""
        there = [v for v in self.values if count_of(v.type.dims) <= 1500]
        chosen = [self.pick(there) if there and self.rng.random() < 0.6 else self.arg(Type(self.shape(None, 1000), self.element()))
                  for _ in range(self.pick([1, 1, 2, 3]))]
        return [v if v.exact or v.type.of in FLOATS else self.arg(v.type) for v in chosen]

    def do_while(self):
        of = self.pick(["i32", "i32", "i64", "ui32"])
        scalar = Type((), of)
        counted = self.rng.random() < 0.6
        carried = self.state()
        start = self.constant(scalar, self.pick([0, 0, 1, 3]))
        limit = self.pick([0, 1, 2, 3, 5])
        operands = [start] + carried
        k = len(operands)
        types = [v.type for v in operands]
        cond = self.body(types)
        i = cond.p.args[0]
        if counted or self.rng.random() < 0.5:  # the end is a constant, or an argument
            stop = cond.constant(scalar, limit) if counted else cond.clamp(0, cond.arg(scalar), limit, True)
        else:
            whole = [v for v in cond.p.args[1:] if v.type.of in WHOLE and v.type.dims]
            stop = cond.constant(scalar, limit)
            if whole:  # as long as a carried array says
                x = whole[0]
                most = cond.reduce(x, "maximum", list(range(len(x.type.dims))), False)
                stop = cond.clamp(0, cond.convert(most, of, False) if most.type.of != of else most, limit, True, False)
        p = cond.compare("LT", i, stop)
        cond.values = [p]
        cond_region = self.finish(cond, [], operands)
        cond.p.results = [p]
        body = self.body(types)
        self.fill(body, self.pick([1, 1, 2, 3]))
        step = body.binary("add", body.p.args[0], body.constant(scalar, self.pick([1, 1, 1, 2])), True, False)
        region = self.finish(body, types[1:], operands)
        body.p.results.insert(0, step)
        text = '$r = "stablehlo.while"(%s) ({\n$body0\n}, {\n$body1\n}) : (%s) -> (%s)' % (
            ", ".join("$%d" % n for n in range(k)), ", ".join(map(str, types)), ", ".join(map(str, types)))

        def meaning(*values):
            state = list(values[:k])
            while bool(cond_region.run(state, values)[0].x):
                state = region.run(state, values)
            return tuple(state)

        self.many(text, operands, types, meaning, None, [cond_region, region])

    def branches(self, name, index, count, pick):
        types = [v.type for v in self.state()]
        operands, regions = [index], []
        for _ in range(count):
            m = self.body([])
            self.fill(m, self.pick([0, 1, 2]))
            regions.append(self.finish(m, types, operands))
        text = '$r = "stablehlo.%s"($0) ({\n%s\n}) : (%s) -> (%s)' % (name, "\n}, {\n".join("$body%d" % n for n in range(count)), index.type,
                                                                   ", ".join(map(str, types)))

        def meaning(*values):
            made = regions[pick(values[0].x)].run([], values)
            return tuple(made) if len(made) > 1 else made[0]

        self.many(text, operands, types, meaning, None, regions)

    def do_if(self):
        p = Type((), "i1")
        v = self.exact_like(p) if self.rng.random() < 0.5 else self.compare("GT", self.exact_like(Type((), "i32")), self.constant(Type((), "i32"), 1))
        self.branches("if", v, 2, lambda x: 0 if x else 1)

    def do_case(self):
        n = self.pick([1, 2, 3, 4])
        v = self.exact_like(Type((), "i32"))
        if self.rng.random() < 0.7:
            v = self.binary("remainder", v, self.constant(v.type, n + 1), True, False)
        self.branches("case", v, n, lambda x: int(x) if 0 <= x < n else n - 1)

    def do_call(self):
        given = self.state()
        m = Ops(0, self)
        m.p.args = [Value(v.type, None, v.exact) for v in given]
        m.values, m.inputs = list(m.p.args), m.p.args
        m.arg = lambda t: m.made(t)
        self.fill(m, self.pick([1, 2, 3]))
        results = [v for v in m.values if v.op][-2:] or [m.p.args[0]]
        m.p.results = results
        region = Region(m.p, [])
        ts = [v.type for v in results]
        made = lambda *values: tuple(region.run(values, values)) if len(ts) > 1 else region.run(values, values)[0]
        out = self.many("$r = func.call $call0(%s) : (%s) -> (%s)" % (", ".join("$%d" % n for n in range(len(given))), ", ".join(str(v.type) for v in given),
                                                                       ", ".join(map(str, ts))), given, ts, made, None, [region])
        for r, v in zip(out, results):
            r.exact = v.exact

    def made(self, t):
        """In a function: what another would have as an argument is a constant, or an iota."""
        v = self.iota(t, self.rng.randrange(len(t.dims)), False) if t.dims and t.of != "i1" and t.of != "f16" else self.constant(t, self.pick([0, 1]))
        self.values.append(v)
        return v

    # ---- the whole --------------------------------------------------------------------------------------------------------------------------------
    def step(self):
        steps = [(self.do_gather, 8), (self.do_scatter, 9), (self.do_select_and_scatter, 4), (self.do_torch_index_select, 2), (self.do_sort, 7),
                 (self.do_top_k, 3), (self.do_scan, 6), (self.do_reduce_many, 4), (self.do_argmax, 2), (self.do_special, 4), (self.do_complex, 4),
                 (self.do_fft, 4), (self.do_solve, 4), (self.do_batch_norm_training, 2), (self.do_batch_norm_grad, 3), (self.do_run_time, 6), (self.do_broadcast_op, 3), (self.do_random_bits, 3), (self.do_small, 4), (self.do_complex_move, 3), (self.do_sized, 4),
                 (self.do_barrier, 1), (self.do_dynamic_slice, 3),
                 (self.do_dynamic_update_slice, 4)]
        plain = [(self.do_float_unary, 2), (self.do_float_binary, 4), (self.do_int_unary, 1), (self.do_int_binary, 3), (self.do_select, 1),
                 (self.do_convert, 2), (self.do_transpose, 2), (self.do_reshape, 2), (self.do_broadcast, 2), (self.do_slice, 2), (self.do_pad, 2),
                 (self.do_concatenate, 3), (self.do_reverse, 2), (self.do_iota, 2), (self.do_reduce, 3), (self.do_pool, 1), (self.do_batch_norm, 1)]
        if self.depth < 2:
            steps += [(self.do_while, 8), (self.do_if, 4), (self.do_case, 3), (self.do_call, 4)]
        if self.depth:
            plain = [(s, 2 * w) for s, w in plain]
        steps += plain
        self.pick([s for s, _ in steps], [w for _, w in steps])()

    def make(self):
        most = self.pick([1, 2, 3, 5, 8], [4, 4, 4, 3, 2])
        while not self.p.ops or (len(self.p.ops) < 50 and most > 0):
            self.step()
            most -= 1
        used = {v for op in self.p.ops for v in op.operands}
        made = [r for op in self.p.ops for r in op.results if r not in used] or [self.p.ops[-1].results[0]]
        self.p.results = [v for v in made if v.op and not v.op.text.startswith("$r = stablehlo.constant")][-4:] or made[-1:]
        return self.p.simplify()


class Body(Ops):
    """In a region; arguments are values of those around it."""

    def __init__(self, parent):
        super().__init__(0, parent)
        self.captures = []

    def arg(self, t):
        outer = self.parent.get(t)
        inner = Value(t, None, outer.exact)
        self.captures.append((outer, inner))
        self.values.append(inner)
        return inner
