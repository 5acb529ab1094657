"""Draws programs whose arrays have dynamic dims, all of one size in a run, of the ops of ops.py."""
import oracle as o
import oracle_ops as oo
from ir import Type, Value, count_of
from maker import FLOATS
from ops import Body, Ops

# Slices and windows in them are no larger than the arrays, which have elements, then.
NOT_EMPTY = ["do_gather", "do_scatter", "do_dynamic_slice", "do_dynamic_update_slice", "do_fft", "do_batch_norm_training"]


class Dynamic(Ops):
    def __init__(self, seed, parent=None):
        super().__init__(seed, parent)
        self.dynamic, self.sizes_run = True, "0,1,7,33"

    # ---- pieces -----------------------------------------------------------------------------------------------------------------------------------
    def shape(self, rank=None, most=600, empty=0.01):
        dims = list(super().shape(rank, min(most, 600), empty))
        if dims and self.rng.random() < 0.7:
            dims[self.pick([0, 0, self.rng.randrange(len(dims))])] = None
            if len(dims) > 1 and self.rng.random() < 0.1:
                dims[self.rng.randrange(len(dims))] = None
        return tuple(dims) if count_of(dims) <= 6000 else (None,)

    def some(self, of=None, rank=None, static=False, most=6000):
        return super(Ops, self).some(of, rank, static, min(most, 6000))

    def sizes(self, dims):
        """(lines that make %s$n, of these sizes, of operand $0; an operand that has the dynamic size)."""
        anchors = [v for v in self.values if v.type.dynamic]
        v = self.pick(anchors) if anchors else self.arg(Type((None,), "f32"))
        of = self.pick(["i32", "i32", "i64"])
        one = "tensor<1x%s>" % of
        lines = ["%%d$n = stablehlo.get_dimension_size $0, dim = %d : (%s) -> tensor<i32>" % (v.type.dims.index(None), v.type)]
        lines += ["%%e$n = stablehlo.convert %%d$n : (tensor<i32>) -> tensor<%s>" % of, "%%f$n = stablehlo.reshape %%e$n : (tensor<%s>) -> %s" % (of, one)]
        names = []
        for i, d in enumerate(dims):
            if d is not None:
                lines.append("%%k%d$n = stablehlo.constant dense<%d> : %s" % (i, d, one))
            names.append("%f$n" if d is None else "%%k%d$n" % i)
        t = "tensor<%dx%s>" % (len(dims), of)
        lines.append("%%s$n = stablehlo.concatenate %s, dim = 0 : (%s) -> %s" % (", ".join(names), ", ".join([one] * len(dims)), t))
        return lines, t, v

    @staticmethod
    def of_size(anchor, dims):
        """The dims where the anchor is such an array."""
        n = anchor.x.shape
        return lambda at: [n[at] if d is None else d for d in dims]

    def broadcast(self, v, dims, where):
        if None not in dims:
            return super().broadcast(v, dims, where)
        lines, s, anchor = self.sizes(dims)
        at, t = anchor.type.dims.index(None), Type(dims, v.type.of)
        lines.append("$r = stablehlo.dynamic_broadcast_in_dim $1, %%s$n, dims = %s : (%s, %s) -> %s" % (list(where), v.type, s, t))
        return self.op("\n".join(lines), [anchor, v], t, lambda a, x: o.broadcast(self.of_size(a, dims)(at), where)(x), v.exact, False)

    def full(self, like, number):
        t = like.type
        if t.dynamic and not isinstance(number, str) and t.of not in ("i1",) and self.rng.random() < 0.5:
            text = "%e" % number if t.of in FLOATS else "%d" % number
            return self.op('$r = "chlo.constant_like"($0) <{value = %s : %s}> : (%s) -> %s' % (text, t.of, t, t), [like], t,
                           lambda a: o.constant(t.of, a.x.shape, number), True, False)
        return self.broadcast(self.constant(Type((), t.of), number), t.dims, ())

    def iota(self, t, axis, keep=True):
        if not t.dynamic:
            return super().iota(t, axis, keep)
        lines, s, anchor = self.sizes(t.dims)
        at = anchor.type.dims.index(None)
        lines.append("$r = stablehlo.dynamic_iota %%s$n, dim = %d : (%s) -> %s" % (axis, s, t))
        return self.op("\n".join(lines), [anchor], t, lambda a: o.iota(t.of, self.of_size(a, t.dims)(at), axis), True, keep)

    def body(self, block):
        m = DynamicBody(self)
        m.p.args = [Value(t, None, t.of not in FLOATS) for t in block]
        m.values = list(m.p.args)
        return m

    def static_axis(self, v):
        there = [i for i, d in enumerate(v.type.dims) if d is not None]
        return self.pick(there) if there else None

    # ---- ops --------------------------------------------------------------------------------------------------------------------------------------
    def do_scan(self):
        v = self.exact_arg(None, 1)
        axis, of = self.static_axis(v), v.type.of
        if axis is None or of == "i1":
            return
        backwards, dims = self.rng.random() < 0.3, v.type.dims
        name = self.pick(["add", "maximum"] if of in FLOATS else ["add", "maximum", "minimum", "multiply"])
        v = self.distinct(v) if of in FLOATS and name != "add" else v
        init = self.constant(Type((), of), self.neutral(name, of))
        n, s = dims[axis], init.type
        at = [d == axis for d in range(len(dims))]
        edge = max(0, n - 1)
        text = ('$r = "stablehlo.reduce_window"($0, $1) <{padding = dense<%s> : tensor<%dx2xi64>, window_dimensions = array<i64: %s>, window_strides = '
                'array<i64: %s>}> ({\n^bb0(%%a$n: %s, %%b$n: %s):\n  %%c$n = stablehlo.%s %%a$n, %%b$n : %s\n  stablehlo.return %%c$n : %s\n}) : (%s, %s) -> %s' %
                ([([0, edge] if backwards else [edge, 0]) if x else [0, 0] for x in at], len(dims), ", ".join(str(max(1, n)) if x else "1" for x in at),
                 ", ".join("1" for _ in at), s, s, name, s, s, v.type, s, v.type))
        self.op(text, [v, init], v.type, oo.scan(name, axis, backwards, self.neutral(name, of)), of not in FLOATS or name != "add")

    def do_concatenate(self):
        v = self.some(None, 1)
        axis = self.static_axis(v)
        if axis is not None:
            self.concatenate(v, axis, 13, 8000)

    def do_reverse(self):
        v = self.some(None, 1)
        dims = sorted(self.rng.sample(range(len(v.type.dims)), self.rng.randint(1, len(v.type.dims))))
        self.op("$r = stablehlo.reverse $0, dims = [%s] : %s" % (", ".join(map(str, dims)), v.type), [v], v.type, o.reverse(dims), v.exact)

    def do_dynamic_update_slice(self):
        v = self.some(None, 1)
        u = self.get(Type([1 if d is None else self.rng.randint(min(1, d), d) for d in v.type.dims], v.type.of))
        of = self.pick(["i32", "i64", "i8"])
        starts = [self.arg(Type((), of)) for _ in v.type.dims]
        text = "$r = stablehlo.dynamic_update_slice $0, $1, %s : (%s) -> %s" % (
            ", ".join("$%d" % (i + 2) for i in range(len(starts))), ", ".join(str(x.type) for x in [v, u] + starts), v.type)
        self.op(text, [v, u] + starts, v.type, o.dynamic_update_slice, v.exact and u.exact)

    def do_dynamic_slice(self):
        v = self.some(None, 1)
        sizes = [1 if d is None else self.rng.randint(min(1, d), d) for d in v.type.dims]
        of = self.pick(["i32", "i64", "i8"])
        starts, t = [self.arg(Type((), of)) for _ in sizes], Type(sizes, v.type.of)
        text = "$r = stablehlo.dynamic_slice $0, %s, sizes = %s : (%s) -> %s" % (
            ", ".join("$%d" % (i + 1) for i in range(len(sizes))), sizes, ", ".join(str(x.type) for x in [v] + starts), t)
        self.op(text, [v] + starts, t, o.dynamic_slice(sizes), v.exact)

    def do_grow(self):
        """A broadcast along dims that are dynamic."""
        v = self.some(None, 0)
        dims, where = [], []
        for i, d in enumerate(v.type.dims):
            if self.rng.random() < 0.3:
                dims.append(self.pick([None, None, 3]))
            where.append(len(dims))
            dims.append(None if d == 1 and self.rng.random() < 0.5 else d)
        if self.rng.random() < 0.5 or not dims:
            dims.append(None)
        if count_of(dims) <= 8000 and len(dims) < 6:
            self.values.append(self.broadcast(v, dims, where))

    def do_count(self):
        dims = self.shape(self.pick([1, 2, 3]))
        self.iota(Type(dims, self.element_of(["i32", "f32", "i64", "ui32", "f16"])), self.rng.randrange(len(dims)))

    def do_reshape(self):
        v = self.some(None, 2)
        dims = v.type.dims
        if dims.count(None) != 1 or 0 in dims:
            return
        lines, s, anchor = self.sizes(dims[::-1])
        t = Type(dims[::-1], v.type.of)
        lines.append("$r = stablehlo.dynamic_reshape $1, %%s$n : (%s, %s) -> %s" % (v.type, s, t))
        self.op("\n".join(lines), [anchor, v], t, lambda a, x: oo.move(lambda y: y.reshape(y.shape[::-1]))(x), v.exact)

    def along(self):
        """A value that has a dynamic dim, and that dim."""
        v = self.some(None, 1)
        there = [i for i, d in enumerate(v.type.dims) if d is None]
        return (v, self.pick(there)) if there else (None, 0)

    def number(self, name, value, of):
        return "%%%s$n = stablehlo.constant dense<%d> : tensor<1x%s>" % (name, value, of)

    def vector(self, name, parts, of):
        """The line that makes it of numbers, each a tensor<1x…>."""
        return "%%%s$n = stablehlo.concatenate %s, dim = 0 : (%s) -> tensor<%dx%s>" % (
            name, ", ".join(parts), ", ".join(["tensor<1x%s>" % of] * len(parts)), len(parts), of)

    def size_lines(self, name, v, at, of):
        return ["%%i%s$n = stablehlo.get_dimension_size %s, dim = %d : (%s) -> tensor<i32>" % (name, v[0], at, v[1]),
                "%%j%s$n = stablehlo.convert %%i%s$n : (tensor<i32>) -> tensor<%s>" % (name, name, of),
                "%%%s$n = stablehlo.reshape %%j%s$n : (tensor<%s>) -> tensor<1x%s>" % (name, name, of, of)]

    def reduced(self, lines, wide, t, axis, operands, meaning, exact):
        """An array of another size than the others, which only its reduction is."""
        name = self.pick(self.reducers(t.of))
        init = self.constant(Type((), t.of), self.neutral(name, t.of))
        r = Type([d for i, d in enumerate(t.dims) if i != axis], t.of)
        lines = lines + ["$r = stablehlo.reduce(%s init: $%d) applies stablehlo.%s across dimensions = [%d] : (%s, %s) -> %s" % (
            wide, len(operands), name, axis, t, init.type, r)]
        self.op("\n".join(lines), operands + [init], r, lambda *a: o.reduce(name, meaning(*a[:-1]), [axis], a[-1]),
                exact and (t.of not in FLOATS or name in ("maximum", "minimum")))

    def back(self, lines, wide, t, axis, v, operands, meaning, exact):
        """The first or the last elements of such an array, as many as $0 has."""
        of, n, last = self.pick(["i32", "i64"]), len(t.dims), self.rng.random() < 0.5
        lines = lines + self.size_lines("d", ("$0", v.type), axis, of) + self.size_lines("w", (wide, t), axis, of)
        lines += [self.number("zero", 0, of), self.number("one", 1, of), "%%from$n = stablehlo.subtract %%w$n, %%d$n : tensor<1x%s>" % of]
        begins, ends = ["%zero$n"] * n, []
        for i in range(n):
            lines += self.size_lines("e%d" % i, (wide, t), i, of)
            ends.append("%%e%d$n" % i)
        begins[axis], ends[axis] = ("%from$n", "%w$n") if last else ("%zero$n", "%d$n")
        s = "tensor<%dx%s>" % (n, of)
        lines += [self.vector("begin", begins, of), self.vector("end", ends, of), self.vector("step", ["%one$n"] * n, of),
                  "$r = stablehlo.real_dynamic_slice %s, %%begin$n, %%end$n, %%step$n : (%s, %s, %s, %s) -> %s" % (wide, t, s, s, s, v.type)]

        def cut(*a):
            whole, d = meaning(*a), a[0].x.shape[axis]
            w = whole.x.shape[axis]
            lows, highs = [0] * n, list(whole.x.shape)
            lows[axis], highs[axis] = (w - d, w) if last else (0, d)
            return o.cut(lows, highs, [1] * n)(whole)

        self.op("\n".join(lines), operands, v.type, cut, exact)

    def do_join(self):
        """A concatenation along a dynamic dim."""
        v, axis = self.along()
        if v is None:
            return
        operands = [v]
        for _ in range(self.pick([1, 1, 2])):
            dims = list(v.type.dims)
            dims[axis] = self.pick([None, self.size(13)])
            operands.append(self.get(Type(dims, v.type.of)))
        if self.rng.random() < 0.3:
            operands = operands[::-1]
        first = operands.index(v)
        operands[0], operands[first] = operands[first], operands[0]  # $0 is v
        order = list(range(len(operands)))
        order[0], order[first] = order[first], order[0]
        lines = ["%%c$n = stablehlo.concatenate %s, dim = %d : (%s) -> %s" % (", ".join("$%d" % i for i in order), axis,
                                                                           ", ".join(str(operands[i].type) for i in order), v.type)]
        meaning = lambda *a: o.concatenate(axis)(*[a[i] for i in order])
        exact = all(x.exact for x in operands)
        if self.rng.random() < 0.5:
            self.back(lines, "%c$n", v.type, axis, v, operands, meaning, exact)
        else:
            self.reduced(lines, "%c$n", v.type, axis, operands, meaning, exact)

    def do_pad(self):
        """Of a dynamic dim, too."""
        v, axis = self.along()
        if v is None:
            return
        zero = self.constant(Type((), v.type.of), self.pick([0, 1, 1]))
        low, high, inner, dims = [], [], [], []
        for d in v.type.dims:
            a, b, c = self.pick([0, 1, 2]), self.pick([0, 1, 3]), self.pick([0, 0, 1, 2])
            if d is None and len(dims) != axis:
                a, b, c = 0, 0, 0
            low.append(a), high.append(b), inner.append(c)
            dims.append(None if d is None else d + a + b + c * max(0, d - 1))
        t = Type(dims, v.type.of)
        if count_of(dims) > 8000:
            return
        lines = ["%%c$n = stablehlo.pad $0, $1, low = %s, high = %s, interior = %s : (%s, %s) -> %s" % (low, high, inner, v.type, zero.type, t)]
        self.reduced(lines, "%c$n", t, axis, [v, zero], o.pad(low, high, inner), v.exact)

    def do_slice(self):
        """From, to or by a number known only when it runs."""
        v, axis = self.along()
        if v is None:
            return
        of, n, most, step, end = self.pick(["i32", "i64"]), len(v.type.dims), self.pick([0, 0, 1, 3]), self.pick([1, 1, 2, 3]), self.pick([0, 0, 1, 2])
        one = "tensor<1x%s>" % of
        lines = self.size_lines("d", ("$0", v.type), axis, of)
        lines += [self.number("zero", 0, of), self.number("one", 1, of), self.number("most", most, of), self.number("by", step, of), self.number("less", end, of),
                  "%%from$n = stablehlo.minimum %%most$n, %%d$n : %s" % one, "%%to$n = stablehlo.subtract %%d$n, %%less$n : %s" % one,
                  "%%limit$n = stablehlo.maximum %%to$n, %%from$n : %s" % one]
        begins, ends, steps = ["%zero$n"] * n, [], ["%one$n"] * n
        for i in range(n):
            lines += self.size_lines("e%d" % i, ("$0", v.type), i, of)
            ends.append("%%e%d$n" % i)
        begins[axis], ends[axis], steps[axis] = "%from$n", "%limit$n", "%by$n"
        s, t = "tensor<%dx%s>" % (n, of), v.type
        lines += [self.vector("begin", begins, of), self.vector("end", ends, of), self.vector("step", steps, of),
                  "%%c$n = stablehlo.real_dynamic_slice $0, %%begin$n, %%end$n, %%step$n : (%s, %s, %s, %s) -> %s" % (t, s, s, s, t)]

        def meaning(a):
            lows, highs, by = [0] * n, list(a.x.shape), [1] * n
            lows[axis], by[axis] = min(most, highs[axis]), step
            highs[axis] = max(lows[axis], highs[axis] - end)
            return o.cut(lows, highs, by)(a)

        self.reduced(lines, "%c$n", t, axis, [v], meaning, v.exact)

    def do_merge(self):
        """Two dims in one and, mostly, back."""
        v = self.some(None, 2)
        dims = v.type.dims
        if len(dims) < 2:
            return
        at = self.rng.randrange(len(dims) - 1)
        if None not in dims[at:at + 2] or 0 in dims:
            return
        of = self.pick(["i32", "i64"])
        lines, sizes = [], []
        for i in range(len(dims)):
            lines += self.size_lines("e%d" % i, ("$0", v.type), i, of)
            sizes.append("%%e%d$n" % i)
        lines.append("%%m$n = stablehlo.multiply %s, %s : tensor<1x%s>" % (sizes[at], sizes[at + 1], of))
        t = Type(dims[:at] + (None,) + dims[at + 2:], v.type.of)
        lines += [self.vector("s", sizes[:at] + ["%m$n"] + sizes[at + 2:], of),
                  "%%c$n = stablehlo.dynamic_reshape $0, %%s$n : (%s, tensor<%dx%s>) -> %s" % (v.type, len(t.dims), of, t)]
        flat = oo.move(lambda y: y.reshape(y.shape[:at] + (-1 if y.size else y.shape[at] * y.shape[at + 1],) + y.shape[at + 2:]))
        if self.rng.random() < 0.4:
            self.reduced(lines, "%c$n", t, at, [v], flat, v.exact)
            return
        lines += ["%%r$n = stablehlo.reverse %%c$n, dims = [%d] : %s" % (at, t), self.vector("b", sizes, of),
                  "$r = stablehlo.dynamic_reshape %%r$n, %%b$n : (%s, tensor<%dx%s>) -> %s" % (t, len(dims), of, v.type)]
        self.op("\n".join(lines), [v], v.type, lambda a: oo.move(lambda y: y.reshape(a.x.shape))(o.reverse([at])(flat(a))), v.exact)

    def do_size(self):
        """A size as a number of the program."""
        v = self.some(None, 1)
        if not v.type.dynamic:
            return
        at = v.type.dims.index(None)
        t = Type((), "i32")
        self.op("$r = stablehlo.get_dimension_size $0, dim = %d : (%s) -> %s" % (at, v.type, t), [v], t, lambda a: oo.Array("i32", a.x.shape[at]), True)

    def do_mean(self):
        """Along a dynamic dim: the sum by the size."""
        v = self.some(["f32", "f64"], 1)
        if not v.type.dynamic:
            return
        at = v.type.dims.index(None)
        total = self.reduce(v, "add", [at], False)
        size = self.op("%%d$n = stablehlo.get_dimension_size $0, dim = %d : (%s) -> tensor<i32>\n$r = stablehlo.convert %%d$n : (tensor<i32>) -> tensor<%s>" %
                       (at, v.type, v.type.of), [v], Type((), v.type.of), lambda a: oo.Array(v.type.of, a.x.shape[at]), True, False)
        by = self.broadcast(size, total.type.dims, ())
        mean = self.binary("divide", total, by)
        if self.rng.random() < 0.5:
            wide = self.broadcast(mean, v.type.dims, [i for i in range(len(v.type.dims)) if i != at])
            self.binary("subtract", v, wide)

    def do_solve(self):
        n, of = self.pick([1, 2, 5, 8, 9, 17]), self.element_of(["f32", "f32", "f64"])
        m = self.tame(self.exact_like(Type([None, n, n], of)), -2, 2)
        t, twice = m.type, self.full(m, max(1, 2 * n))
        turned = self.op("$r = stablehlo.transpose $0, dims = [0, 2, 1] : (%s) -> %s" % (t, t), [m], t, o.transpose([0, 2, 1]), True, False)
        low = self.compare("GE" if (lower := self.rng.random() < 0.5) else "LE", self.iota(t.with_of("i32"), 1, False), self.iota(t.with_of("i32"), 2, False), False)
        same = self.compare("EQ", self.iota(t.with_of("i32"), 1, False), self.iota(t.with_of("i32"), 2, False), False)
        four, zero = self.full(m, 4), self.full(m, 0)
        lines = ["%%s$n = stablehlo.add $0, $1 : %s" % t, "%%q$n = stablehlo.divide %%s$n, $2 : %s" % t,
                 "%%e$n = stablehlo.select $3, $4, $5 : %s, %s" % (same.type, t), "%%c$n = stablehlo.add %%q$n, %%e$n : %s" % t]
        operands = [m, turned, twice, same, four, zero]
        if self.rng.random() < 0.5:
            lines += ["%%l$n = stablehlo.cholesky %%c$n, lower = %s : %s" % (str(lower).lower(), t), "$r = stablehlo.select $6, %%l$n, $5 : %s, %s" % (low.type, t)]
            self.op("\n".join(lines), operands + [low], t, lambda a, *_: oo.cholesky(lower)(a), False)
            return
        left, unit, flip = (self.rng.random() < 0.5 for _ in range(3))
        w = self.pick([1, 2, 7, None])
        b = self.distinct(self.tame(self.exact_like(Type([None] + ([n, w] if left else [w, n]), of)), -4, 4))
        lines.append('$r = "stablehlo.triangular_solve"(%%c$n, $6) <{left_side = %s, lower = %s, unit_diagonal = %s, transpose_a = #stablehlo<transpose %s>}> '
                     ": (%s, %s) -> %s" % (*(str(x).lower() for x in (left, lower, unit)), "TRANSPOSE" if flip else "NO_TRANSPOSE", t, b.type, b.type))
        self.op("\n".join(lines), operands + [b], b.type, lambda a, *rest: oo.triangular_solve(left, lower, unit, flip)(a, rest[-1]), False)

    def do_fft(self):
        kept, self.dynamic_batch = self.shape, self.pick([(None,), (None,), (2, None), (None, 3)])
        self.shape = lambda rank=None, most=0, empty=0: self.dynamic_batch if rank is not None else kept(rank)
        try:
            super().do_fft()
        finally:
            del self.shape

    # ---- the whole --------------------------------------------------------------------------------------------------------------------------------
    def make(self):
        self.arg(Type(self.shape(self.pick([1, 2, 2, 3])), self.element()))
        return super().make()

    def step(self):
        steps = [(self.do_gather, 8), (self.do_scatter, 9), (self.do_sort, 7), (self.do_top_k, 3), (self.do_scan, 4), (self.do_reduce_many, 4), (self.do_fft, 3),
                 (self.do_solve, 4), (self.do_batch_norm_training, 2), (self.do_batch_norm_grad, 3), (self.do_batch_norm, 2), (self.do_special, 3),
                 (self.do_complex, 3), (self.do_small, 2), (self.do_barrier, 1), (self.do_dynamic_slice, 3), (self.do_dynamic_update_slice, 4),
                 (self.do_broadcast_op, 4), (self.do_grow, 6), (self.do_count, 4), (self.do_reshape, 4), (self.do_size, 3), (self.do_mean, 4), (self.do_join, 6), (self.do_pad, 3),
                 (self.do_slice, 4), (self.do_merge, 4), (self.do_dot, 8), (self.do_softmax, 3),
                 (self.do_concatenate, 4), (self.do_reverse, 3), (self.do_transpose, 4), (self.do_reduce, 6), (self.do_select, 2), (self.do_convert, 2),
                 (self.do_float_unary, 4), (self.do_float_binary, 6), (self.do_int_unary, 1), (self.do_int_binary, 4)]
        if self.depth < 2:
            steps += [(self.do_while, 9), (self.do_if, 5), (self.do_case, 4)]
        chosen = self.pick([s for s, _ in steps], [w for _, w in steps])
        if chosen.__name__ in NOT_EMPTY:
            m = self
            while m.parent:
                m = m.parent
            m.sizes_run = "1,7,33"
        chosen()


class DynamicBody(Body, Dynamic):
    """In a region."""
