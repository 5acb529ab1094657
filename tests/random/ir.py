"""Programs as values: types, ops with their text and meaning, functions of them, and the layouts of a host."""
import random
import re

WIDTH = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "ui8": 8, "ui16": 16, "ui32": 32, "ui64": 64, "f16": 16, "bf16": 16, "f32": 32, "f64": 64}


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
    """text: $r the result, $0 $1 … the operands, $n a number of its own, $body0 … its regions, $call0 … the functions that those are.
    meaning: its results from its operands, in numpy (oracle.py)."""

    def __init__(self, text, operands, meaning, regions=()):
        self.text, self.operands, self.meaning, self.regions, self.results = text, list(operands), meaning, regions, []


class Region:
    """A program within an op: its first arguments are the block's, the others operands of the op, `captured` their numbers."""

    def __init__(self, program, captured):
        self.program, self.captured = program, list(captured)

    def run(self, block, operands):
        return self.program.evaluate(list(block) + [operands[i] for i in self.captured])

    @property
    def block(self):
        return self.program.args[:len(self.program.args) - len(self.captured)]

    def text(self, operands, prefix, functions):
        names = {a: "%%%sa%d" % (prefix, i) for i, a in enumerate(self.block)}
        head = ["^bb0(%s):" % ", ".join("%s: %s" % (names[a], a.type) for a in self.block)] if self.block else []
        names.update(zip(self.program.args[len(self.block):], (operands[i] for i in self.captured)))
        lines = self.program.lines(names, prefix, functions)
        results = self.program.results
        return "\n".join(head + lines + ["  stablehlo.return %s : %s" % (", ".join(names[v] for v in results), ", ".join(str(v.type) for v in results))])


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
            q = Op(op.text, [values[v] for v in op.operands], op.meaning, op.regions)
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

    def lines(self, names, prefix, functions):
        """Of the ops; their results' names go into `names`, functions that they call into `functions`."""
        lines = []
        for n, op in enumerate(self.ops):
            own = "%s%d" % (prefix, n)
            left = "%" + own if len(op.results) == 1 else "%%%s:%d" % (own, len(op.results))
            for r in op.results:
                names[r] = "%" + own if len(op.results) == 1 else "%%%s#%d" % (own, r.index)

            def replace(m):
                k = m.group(1)
                if k.startswith("body"):
                    return op.regions[int(k[4:])].text([names[v] for v in op.operands], "r%s_%s_" % (own, k[4:]), functions)
                if k.startswith("call"):
                    return op.regions[int(k[4:])].program.function("private", functions)
                return left if k == "r" else "_" + own if k == "n" else names[op.operands[int(k)]]

            text = re.sub(r"\$(r|n|body\d+|call\d+|\d+)", replace, op.text)
            lines += ["    " + line for line in text.split("\n")]
        return lines

    def function(self, visibility, functions):
        """Its name; the text goes into `functions`."""
        names = {a: "%%arg%d" % i for i, a in enumerate(self.args)}
        lines = self.lines(names, "", functions)
        layouts = self.layouts(self)[0] if self.layouts else [""] * (len(self.args) + len(self.results))
        name = "main" if visibility == "public" else "called_%d" % len(functions)
        functions.append("func.func %s @%s(%s) -> (%s) {\n%s\n    return %s : %s\n}\n" % (
            visibility, name, ", ".join("%s: %s%s" % (names[a], a.type, l) for a, l in zip(self.args, layouts)),
            ", ".join("%s%s" % (v.type, l) for v, l in zip(self.results, layouts[len(self.args):])), "\n".join(lines),
            ", ".join(names[v] for v in self.results), ", ".join(str(v.type) for v in self.results)))
        return "@" + name

    def text(self):
        functions = []
        self.function("public", functions)
        module = self.layouts(self)[1] if self.layouts else ""
        text = "".join(functions)
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
