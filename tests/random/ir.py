"""Programs as values: types, ops with their text and meaning, functions of them, and the layouts of a host."""
import random
import re

WIDTH = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "ui8": 8, "f16": 16, "bf16": 16, "f32": 32, "f64": 64}


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
    """text: $r the result, $0 $1 … the operands, $n a number of its own. meaning: its results from its operands, in numpy (oracle.py)."""

    def __init__(self, text, operands, meaning):
        self.text, self.operands, self.meaning, self.results = text, list(operands), meaning, []


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
            q = Op(op.text, [values[v] for v in op.operands], op.meaning)
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

    def evaluate(self, arguments):
        """The results in numpy."""
        values = dict(zip(self.args, arguments))
        for op in self.ops:
            made = op.meaning(*[values[v] for v in op.operands])
            for r, x in zip(op.results, made if isinstance(made, tuple) else (made,)):
                values[r] = x
        return [values[v] for v in self.results]

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
