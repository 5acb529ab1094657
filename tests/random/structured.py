"""Linalg ops of random programs: generic and map with bodies that are drawn, too, and named ops."""
import oracle as o
from ir import WIDTH, Op, Type, Value, count_of

FLOATS = ["f32", "f16", "bf16", "f64"]
SIGNLESS = ["i8", "i16", "i32", "i64"]
DYNAMIC = 1 << 20  # a loop that may be longer than anything it is compared with

# Scalar ops: the op, and its name in oracle.py. Those on the right of a constant: shifts by less than the width, divisions by no zero.
FLOAT_BINARY = {"arith.addf": "add", "arith.subf": "subtract", "arith.mulf": "multiply", "arith.maximumf": "maximum", "arith.minimumf": "minimum"}
FLOAT_UNARY = {"arith.negf": "negate", "math.absf": "abs", "math.tanh": "tanh", "math.sin": "sine"}
FLOAT_STEPS = {"math.floor": "floor", "math.ceil": "ceil", "math.roundeven": "round_nearest_even"}
INT_BINARY = {"arith.addi": "add", "arith.subi": "subtract", "arith.muli": "multiply", "arith.andi": "and", "arith.ori": "or", "arith.xori": "xor",
              "arith.maxsi": "maximum", "arith.minsi": "minimum", "arith.maxui": "unsigned_maximum", "arith.minui": "unsigned_minimum"}
INT_SHIFTS = {"arith.shli": "shift_left", "arith.shrsi": "shift_right_arithmetic", "arith.shrui": "shift_right_logical"}
INT_DIVISIONS = {"arith.divsi": "divide", "arith.remsi": "remainder", "arith.divui": "unsigned_divide", "arith.remui": "unsigned_remainder",
                 "arith.ceildivsi": "ceil_divide", "arith.floordivsi": "floor_divide"}
PREDICATES = {"eq": "EQ", "ne": "NE", "slt": "LT", "sle": "LE", "sgt": "GT", "sge": "GE", "ult": "LT", "ule": "LE", "ugt": "GT", "uge": "GE"}
REDUCERS = {"f": (["arith.addf", "arith.addf", "arith.maximumf", "arith.minimumf"]),
            "i": ["arith.addi", "arith.addi", "arith.maxsi", "arith.minsi", "arith.andi", "arith.ori", "arith.xori", "arith.muli"]}

# Named products and pools: what their operands read, loop by loop. h, w, d are places in the result and y, x, z in the window, met by strides and
# dilations; the other letters are as the op's name has them.
PRODUCTS = {
    "matmul": ("m k", "k n", "m n"), "matmul_transpose_a": ("k m", "k n", "m n"), "matmul_transpose_b": ("m k", "n k", "m n"),
    "batch_matmul": ("b m k", "b k n", "b m n"), "batch_matmul_transpose_a": ("b k m", "b k n", "b m n"),
    "batch_matmul_transpose_b": ("b m k", "b n k", "b m n"), "batch_reduce_matmul": ("b m k", "b k n", "m n"), "matvec": ("m k", "k", "m"),
    "vecmat": ("k", "k n", "n"), "batch_matvec": ("b m k", "b k", "b m"), "batch_vecmat": ("b k", "b k n", "b n"), "dot": ("k", "k", ""),
    "mmt4d": ("m k p r", "n k q r", "m n p q"),
    "conv_1d": ("w+x", "x", "w"), "conv_2d": ("h+y w+x", "y x", "h w"), "conv_1d_nwc_wcf": ("n w+x c", "x c f", "n w f"),
    "conv_1d_ncw_fcw": ("n c w+x", "f c x", "n f w"), "conv_2d_nhwc_hwcf": ("n h+y w+x c", "y x c f", "n h w f"),
    "conv_2d_nhwc_fhwc": ("n h+y w+x c", "f y x c", "n h w f"), "conv_2d_nchw_fchw": ("n c h+y w+x", "f c y x", "n f h w"),
    "conv_2d_ngchw_fgchw": ("n g c h+y w+x", "f g c y x", "n g f h w"), "conv_3d_ndhwc_dhwcf": ("n d+z h+y w+x c", "z y x c f", "n d h w f"),
    "depthwise_conv_1d_nwc_wc": ("n w+x c", "x c", "n w c"), "depthwise_conv_2d_nhwc_hwc": ("n h+y w+x c", "y x c", "n h w c"),
    "depthwise_conv_2d_nchw_chw": ("n c h+y w+x", "c y x", "n c h w"), "depthwise_conv_2d_nhwc_hwcm": ("n h+y w+x c", "y x c m", "n h w c m"),
}
POOLS = {"nhwc": ("n h+y w+x c", "y x", "n h w c"), "nchw": ("n c h+y w+x", "y x", "n c h w"), "nwc": ("n w+x c", "x", "n w c"),
         "ncw": ("n c w+x", "x", "n c w"), "ndhwc": ("n d+z h+y w+x c", "z y x", "n d h w c")}
ELEMENTWISE = {"add": "add", "sub": "subtract", "mul": "multiply", "max": "maximum", "min": "minimum", "negf": "negate", "abs": "abs", "tanh": "tanh",
               "floor": "floor", "ceil": "ceil"}


# ---- affine maps: a list of expressions, each (factors by loop, constant) ------------------------------------------------------------------------
def affine_text(expr):
    factors, c = expr
    parts = ["d%d" % d if f == 1 else "d%d * %d" % (d, f) for d, f in factors.items()]
    return " + ".join(parts + ([str(c)] if c or not parts else []))


def map_text(rank, exprs):
    return "affine_map<(%s) -> (%s)>" % (", ".join("d%d" % d for d in range(rank)), ", ".join(map(affine_text, exprs)))


def extent(expr, sizes):
    """What an operand's dimension has to be, to be read so."""
    factors, c = expr
    if c == 0 and list(factors.values()) == [1]:
        return sizes[next(iter(factors))]
    return sum(f * max(0, sizes[d] - 1) for d, f in factors.items()) + c + 1


def identity(dims):
    return [({d: 1}, 0) for d in range(len(dims))]


def loops(exprs):
    return [next(iter(factors)) for factors, c in exprs if c == 0 and list(factors.values()) == [1]]


class Scalar:
    def __init__(self, name, of, exact):
        self.name, self.of, self.exact = name, of, exact


class Body:
    """The body of a structured op: scalar ops with their meaning over the whole iteration space."""

    def __init__(self, maker, sizes):
        self.maker, self.sizes = maker, [DYNAMIC if n is None else n for n in sizes]
        self.lines, self.steps, self.values, self.captured = [], [], [], []
        self.count = 0

    def argument(self, of, exact):
        s = Scalar("%%b%d$n" % self.count, of, exact)
        self.count += 1
        self.values.append(s)
        return s

    def op(self, text, of, meaning, args, exact=None):
        """text: {0}, {1} … the operands. The meaning of an op without any takes the iteration space."""
        s = Scalar("%%s%d$n" % self.count, of, all(a.exact for a in args) and (of not in FLOATS or exact is True) if exact is None else exact)
        self.count += 1
        self.lines.append("  %s = %s" % (s.name, text.format(*[a.name for a in args])))
        self.steps.append((meaning, [a.name for a in args], s.name))
        self.values.append(s)
        return s

    def constant(self, of, number):
        text = number if isinstance(number, str) else "%e" % number if of in FLOATS else str(number)
        return self.op("arith.constant %s : %s" % (text, of), of, lambda space: space.fill(of, number), [], True)

    def binary(self, name, meaning, a, b):
        return self.op("%s {0}, {1} : %s" % (name, a.of), a.of, o.elementwise(meaning), [a, b], a.exact and b.exact and a.of not in FLOATS)

    def loop(self, d):
        return self.op("linalg.index %d : index" % d, "index", lambda space: space.loop(d), [], True)

    def cast(self, v, of):
        """Between the index type and integers."""
        return self.op("arith.index_cast {0} : %s to %s" % (v.of, of), of, o.truncate(of), [v], v.exact)

    def evaluate(self, space, arguments, captured):
        """Every scalar by its name, over the iteration space."""
        values = dict(arguments)
        for meaning, args, name in self.steps:
            if meaning is None:
                values[name] = space.extract(captured[args[0]], [values[a] for a in args[1]])
            else:
                values[name] = meaning(*[values[a] for a in args] if args else [space])
        return values

    # ---- what a body does next --------------------------------------------------------------------------------------------------------------------
    def place(self, size):
        """An index that is less than `size`."""
        m = self.maker
        data = [v for v in self.values if v.of in SIGNLESS and v.exact]
        kinds = ["constant"] + (["loop"] * 5 + ["reversed", "scaled", "sum"] if self.sizes else []) + (["data"] * 3 if data else [])
        kind = m.pick(kinds)
        if kind == "constant":
            return self.constant("index", m.rng.randrange(size))
        if kind == "data":
            v = m.pick(data)
            if (m.rng.random() < 0.5 or v.of == "i64") and size - 1 < 1 << (WIDTH[v.of] - 1):  # an index has 32 bits in a kernel
                v = self.binary("arith.maxsi", "maximum", v, self.constant(v.of, 0))
                return self.cast(self.binary("arith.minsi", "minimum", v, self.constant(v.of, size - 1)), "index")
            v = self.binary("arith.maxsi", "maximum", self.cast(v, "index"), self.constant("index", 0))
            return self.binary("arith.minsi", "minimum", v, self.constant("index", size - 1))
        d = m.rng.randrange(len(self.sizes))
        v, top = self.loop(d), self.sizes[d]
        if kind == "reversed" and top:
            v = self.binary("arith.subi", "subtract", self.constant("index", top - 1), v)
        elif kind == "scaled":
            v, top = self.binary("arith.muli", "multiply", v, self.constant("index", 2)), 2 * top
        elif kind == "sum":
            e = m.rng.randrange(len(self.sizes))
            v, top = self.binary("arith.addi", "add", v, self.loop(e)), top + self.sizes[e]
        if top <= size:
            return v
        if m.rng.random() < 0.5:
            return self.binary("arith.minsi", "minimum", v, self.constant("index", size - 1))
        return self.binary(*m.pick([("arith.remsi", "remainder"), ("arith.remui", "unsigned_remainder")]), v, self.constant("index", size))

    def do_extract(self):
        m = self.maker
        v = m.tensor_to_read()
        if v is None:
            return
        indices = [self.place(d) for d in v.type.dims]
        if v not in self.captured:
            self.captured.append(v)
        k = self.captured.index(v)
        s = Scalar("%%s%d$n" % self.count, v.type.of, v.exact)
        self.count += 1
        self.lines.append("  %s = tensor.extract $@%d[%s] : %s" % (s.name, k, ", ".join(i.name for i in indices), v.type))
        self.steps.append((None, (k, [i.name for i in indices]), s.name))
        self.values.append(s)

    def do_index(self):
        """Arithmetic on a loop's number against constants, and what it becomes."""
        m = self.maker
        if not self.sizes:
            return
        v = self.loop(m.rng.randrange(len(self.sizes)))
        for _ in range(m.pick([0, 1, 1, 2])):
            name, meaning = m.pick([("arith.addi", "add"), ("arith.muli", "multiply"), ("arith.remsi", "remainder"), ("arith.divsi", "divide"),
                                    ("arith.minsi", "minimum"), ("arith.maxsi", "maximum"), ("arith.remui", "unsigned_remainder"),
                                    ("arith.divui", "unsigned_divide"), ("arith.subi", "subtract"), ("arith.floordivsi", "floor_divide"),
                                    ("arith.ceildivsi", "ceil_divide")])
            if meaning == "subtract":
                v = self.binary(name, meaning, v, self.constant("index", m.pick([1, 3, 40])))
                v = self.binary("arith.maxsi", "maximum", v, self.constant("index", 0))
            else:
                v = self.binary(name, meaning, v, self.constant("index", m.pick([1, 2, 3, 5, 8])))
        if m.rng.random() < 0.4:
            self.compare(v, self.constant("index", m.pick([0, 1, 3, 7, 40])))
        else:
            of = m.pick(SIGNLESS)
            n = self.cast(v, of)
            if m.rng.random() < 0.2:
                n = self.cast(self.cast(n, "index"), m.pick(SIGNLESS))
            if m.rng.random() < 0.5:
                self.to_float(n, m.float_type())

    def to_float(self, v, of):
        name, bits = self.maker.pick([("sitofp", False), ("sitofp", False), ("uitofp", True)])
        if of == "f16" and v.of in ("i32", "i64"):  # more is an infinity, which Mesa's optimizer takes for finite: times zero it is zero
            v = self.op("arith.trunci {0} : %s to i8" % v.of, "i8", o.truncate("i8"), [v], v.exact)
        return self.op("arith.%s {0} : %s to %s" % (name, v.of, of), of, o.convert(of, from_bits=bits), [v], v.exact)

    def compare(self, a, b):
        m = self.maker
        if a.of in FLOATS:
            name = m.pick(["oeq", "olt", "ole", "ogt", "oge", "une"])
            return self.op("arith.cmpf %s, {0}, {1} : %s" % (name, a.of), "i1", o.compare(name[1:].upper()), [a, b], True)
        name = m.pick(list(PREDICATES))
        return self.op("arith.cmpi %s, {0}, {1} : %s" % (name, a.of), "i1", o.compare(PREDICATES[name], name[0] == "u"), [a, b], True)

    def partner(self, v):
        """Another value of that type."""
        there = [w for w in self.values if w.of == v.of and w is not v]
        if there and self.maker.rng.random() < 0.7:
            return self.maker.pick(there)
        return self.constant(v.of, self.maker.pick([0, 1, 2, 3] if v.of not in FLOATS else [0.0, 1.0, 0.5, -2.0]))

    def do_arithmetic(self):
        m = self.maker
        values = [v for v in self.values if v.of not in ("index", "i1")]
        if not values:
            return
        v = values[-1] if m.rng.random() < 0.6 else m.pick(values)
        if v.of in FLOATS:
            kind = m.pick(["binary", "unary", "steps", "divide", "convert", "exp"], [8, 3, 1, 1, 2, 1])
            if kind == "binary":
                self.binary(*m.pick(list(FLOAT_BINARY.items())), v, self.partner(v))
            elif kind == "unary" or (kind == "steps" and not v.exact):
                name, meaning = m.pick(list(FLOAT_UNARY.items()))
                self.op("%s {0} : %s" % (name, v.of), v.of, o.elementwise(meaning), [v], v.exact and meaning in ("negate", "abs"))
            elif kind == "steps":
                name, meaning = m.pick(list(FLOAT_STEPS.items()))
                self.op("%s {0} : %s" % (name, v.of), v.of, o.elementwise(meaning), [v], True)
            elif kind == "divide":
                under = self.op("math.absf {0} : %s" % v.of, v.of, o.elementwise("abs"), [self.partner(v)], False)
                self.binary("arith.divf", "divide", v, self.binary("arith.addf", "add", under, self.constant(v.of, 1.0)))
            elif kind == "exp":
                v = self.binary("arith.minimumf", "minimum", v, self.constant(v.of, 4.0))
                self.op("math.exp {0} : %s" % v.of, v.of, o.elementwise("exponential"), [v])
            else:
                of = m.float_type()
                if WIDTH[of] != WIDTH[v.of]:
                    self.op("arith.%s {0} : %s to %s" % ("extf" if WIDTH[of] > WIDTH[v.of] else "truncf", v.of, of), of, o.convert(of), [v],
                            v.exact and WIDTH[of] > WIDTH[v.of])
        else:
            kind = m.pick(["binary", "shift", "division", "convert", "float"], [7, 1, 2, 2, 1])
            if kind == "binary":
                self.binary(*m.pick(list(INT_BINARY.items())), v, self.partner(v))
            elif kind == "shift":
                self.binary(*m.pick(list(INT_SHIFTS.items())), v, self.constant(v.of, m.rng.randrange(WIDTH[v.of])))
            elif kind == "division":
                self.binary(*m.pick(list(INT_DIVISIONS.items())), v, self.constant(v.of, m.pick([1, 2, 3, 5, 8, 100])))
            elif kind == "convert":
                of = m.pick([t for t in SIGNLESS if t != v.of])
                if WIDTH[of] < WIDTH[v.of]:
                    self.op("arith.trunci {0} : %s to %s" % (v.of, of), of, o.truncate(of), [v])
                else:
                    name, bits = m.pick([("extsi", False), ("extui", True)])
                    self.op("arith.%s {0} : %s to %s" % (name, v.of, of), of, o.convert(of, from_bits=bits), [v])
            else:
                self.to_float(v, m.float_type())

    def do_select(self):
        m = self.maker
        bools = [v for v in self.values if v.of == "i1"]
        values = [v for v in self.values if v.of not in ("index", "i1")]
        if not bools and values:
            v = m.pick(values)
            if v.exact:
                w = self.partner(v)
                if w.exact:
                    bools.append(self.compare(v, w))
        if bools and values:
            a = m.pick(values)
            b = self.partner(a)
            self.op("arith.select {0}, {1}, {2} : %s" % a.of, a.of, o.select, [m.pick(bools), a, b], a.exact and b.exact)

    def draw(self, steps):
        m = self.maker
        for _ in range(steps):
            m.pick([self.do_arithmetic, self.do_extract, self.do_index, self.do_select], [6, 4, 2, 2])()

    def last(self, of=None):
        """The value to yield: of that type, made by conversions if need be."""
        values = [v for v in self.values if v.of != "index" and v.of != "i1"]
        if not values:
            return self.to_float(self.constant("i32", 3), of) if of in FLOATS else self.constant(of or "i32", 5)
        v = values[-1]
        if of is None or v.of == of:
            return v
        if of in FLOATS and v.of in FLOATS:
            if WIDTH[of] == WIDTH[v.of]:  # f16 and bf16
                v = self.op("arith.extf {0} : %s to f32" % v.of, "f32", o.convert("f32"), [v], v.exact)
            wider = WIDTH[of] > WIDTH[v.of]
            return self.op("arith.%s {0} : %s to %s" % ("extf" if wider else "truncf", v.of, of), of, o.convert(of), [v], v.exact and wider)
        if of in FLOATS:
            return self.to_float(v, of)
        if v.of in FLOATS:
            there = [w for w in values if w.of not in FLOATS]
            v = there[-1] if there else self.constant(of, 7)
        if v.of == of:
            return v
        if WIDTH[of] < WIDTH[v.of]:
            return self.op("arith.trunci {0} : %s to %s" % (v.of, of), of, o.truncate(of), [v])
        return self.op("arith.extsi {0} : %s to %s" % (v.of, of), of, o.convert(of), [v])

    def text(self, first_captured):
        """The lines; what tensors they read stands after the op's own operands."""
        text = "\n".join(self.lines)
        for k in range(len(self.captured)):
            text = text.replace("$@%d[" % k, "$%d[" % (first_captured + k))
        return text + "\n" if text else ""


class Structured:
    """The part of Maker that draws these ops."""

    def float_type(self):
        return self.pick(["f32", "f32", "f16", "bf16", "f64"] if self.allow_f64 else ["f32", "f32", "f16", "bf16"])

    def signless(self):
        return self.pick(["f32", "f32", "f32", "i32", "i32", "f16", "bf16", "i64", "i8", "i16"])

    def empty(self, t, like=None):
        """like: a value whose first size, if dynamic, is this one's."""
        if t.dynamic:
            text = "%%z$n = arith.constant 0 : index\n%%d$n = tensor.dim $0, %%z$n : %s\n$r = tensor.empty(%%d$n) : %s" % (like.type, t)
            return self.op(text, [like], t, lambda a: o.constant(t.of, a.x.shape, 0), True, False)
        return self.op("$r = tensor.empty() : %s" % t, [], t, lambda: o.constant(t.of, t.dims, 0), True, False)

    def filled(self, t, number=0):
        text = number if isinstance(number, str) else "%e" % number if t.of in FLOATS else str(number)
        scalar = Op("$r = arith.constant %s : %s" % (text, t.of), [], lambda: o.constant(t.of, (), number))
        s = Value(Type((), t.of), scalar, True)
        scalar.results.append(s)
        self.p.ops.append(scalar)
        return self.op("$r = linalg.fill ins($0 : %s) outs($1 : %s) -> %s" % (t.of, t, t), [s, self.empty(t)], t,
                       lambda a, b: o.constant(t.of, t.dims, number), True, False)

    def tensor_to_read(self):
        """For tensor.extract: with elements, and of static shape."""
        there = [v for v in self.values if not v.type.dynamic and v.type.of in FLOATS + SIGNLESS and count_of(v.type.dims) > 0]
        if there and self.rng.random() < 0.5:
            return self.pick(there)
        dims = [max(1, 7 if d is None else d) for d in self.shape(self.pick([0, 1, 2, 3], [1, 6, 8, 3]), 3000, 0)]
        return self.arg(Type(dims, self.signless()))

    # ---- tensor ops ------------------------------------------------------------------------------------------------------------------------------
    def part_of(self, v):
        """Offsets, sizes and strides of a slice, as the op has them, and as ranges."""
        offsets, sizes, strides = [], [], []
        for d in v.type.dims:
            stride = self.pick([1, 1, 1, 2])
            offset = self.rng.randrange(max(1, d))
            most = -(-(d - offset) // stride)
            offsets.append(offset), strides.append(stride), sizes.append(self.rng.randint(min(1, most), most) if self.rng.random() < 0.7 else most)
        ranges = [range(a, a + n * s, s) for a, n, s in zip(offsets, sizes, strides)]
        return "%s %s %s" % (offsets, sizes, strides), sizes, [(r.start, r.stop, r.step) for r in ranges]

    def do_tensor(self):
        """Slices, pads, concatenations and reshapes of the tensor dialect."""
        v = self.some(FLOATS + SIGNLESS, 1, True, 4000)
        rank, of, dims = len(v.type.dims), v.type.of, v.type.dims
        kind = self.pick(["extract_slice", "insert_slice", "pad", "concat", "collapse", "expand"])
        if kind == "extract_slice":
            text, sizes, ranges = self.part_of(v)
            t = Type(sizes, of)
            self.op("$r = tensor.extract_slice $0%s : %s to %s" % (text, v.type, t), [v], t, o.cut(*zip(*ranges)), v.exact)
        elif kind == "insert_slice":
            text, sizes, ranges = self.part_of(v)
            u = self.get(Type(sizes, of))
            text = "$r = tensor.insert_slice $0 into $1%s : %s into %s" % (text, u.type, v.type)
            self.op(text, [u, v], v.type, o.insert(ranges), u.exact and v.exact)
        elif kind == "pad":
            low, high = [[self.pick([0, 0, 1, 3]) for _ in dims] for _ in range(2)]
            t = Type([a + n + b for a, n, b in zip(low, dims, high)], of)
            number = self.pick([0, 1, 3])
            text = "%%c$n = arith.constant %s : %s\n$r = tensor.pad $0 low%s high%s {\n^bb0(%s):\n  tensor.yield %%c$n : %s\n} : %s to %s" % (
                "%e" % number if of in FLOATS else number, of, low, high, ", ".join("%%i%d$n: index" % d for d in range(rank)), of, v.type, t)
            self.op(text, [v], t, lambda a: o.pad(low, high, [0] * rank)(a, o.constant(of, (), number)), v.exact)
        elif kind == "concat":
            axis = self.rng.randrange(rank)
            u = self.get(Type([self.size(33) if d == axis else n for d, n in enumerate(dims)], of))
            t = Type([n + u.type.dims[d] if d == axis else n for d, n in enumerate(dims)], of)
            text = "$r = tensor.concat dim(%d) $0, $1 : (%s, %s) -> %s" % (axis, v.type, u.type, t)
            self.op(text, [v, u], t, o.concatenate(axis), v.exact and u.exact)
        else:
            self.regroup(v, kind == "expand")

    def regroup(self, v, expand):
        """tensor.collapse_shape or expand_shape: one dimension for a group of them, or the other way."""
        dims, groups, flat = v.type.dims, [], []
        for n in dims:
            if expand:
                factors = self.pick([[n], [n], [1, n], [n, 1]] + [[f, n // f] for f in (2, 3, 7) if n and n % f == 0])
                groups.append(list(range(len(flat), len(flat) + len(factors))))
                flat += factors
            elif groups and self.rng.random() < 0.5:
                groups[-1].append(groups[-1][-1] + 1)
                flat[-1] *= n
            else:
                groups.append([groups[-1][-1] + 1 if groups else 0])
                flat.append(n)
        t = Type(flat, v.type.of)
        text = "$r = tensor.%s_shape $0 %s%s : %s into %s" % ("expand" if expand else "collapse", groups, " output_shape %s" % flat if expand else "",
                                                             v.type, t)
        self.op(text, [v], t, o.reshape(flat), v.exact)

    # ---- linalg.generic ---------------------------------------------------------------------------------------------------------------------------
    def draw_map(self, sizes, rank):
        """Loops, sums of them, constants; each loop once, mostly."""
        free, exprs = list(range(len(sizes))), []
        self.rng.shuffle(free)
        for _ in range(rank):
            kind = self.pick(["loop", "constant", "sum", "offset"], [12, 3, 2, 1])
            if kind == "constant" or not free:
                exprs.append(({}, self.pick([0, 0, 0, 1, 2])))
            elif kind == "sum" and len(free) > 1:
                a, b = free.pop(), free.pop()
                exprs.append(({a: self.pick([1, 1, 2]), b: self.pick([1, 1, 1, 3])}, self.pick([0, 0, 0, 1])))
            elif kind == "offset":
                exprs.append(({free.pop(): 1}, self.pick([1, 2])))
            else:
                exprs.append(({free.pop(): 1}, 0))
        return exprs

    def read_by(self, exprs, sizes, of):
        dims = [extent(e, sizes) + (self.pick([0, 0, 1]) if e[1] or len(e[0]) != 1 or list(e[0].values()) != [1] else 0) for e in exprs]
        return self.get(Type(dims, of))

    def reducer(self, of):
        """(op, meaning, neutral value)"""
        name = self.pick(REDUCERS["f" if of in FLOATS else "i"])
        meaning = (FLOAT_BINARY if of in FLOATS else INT_BINARY)[name]
        return name, meaning, self.neutral(meaning, of)

    def emit_generic(self, sizes, kinds, ins, outs, out_maps, body, yields, meaning):
        """ins: (value, map); outs: values. The op has the captured tensors as operands after these."""
        maps = [m for _, m in ins] + out_maps
        values = [v for v, _ in ins] + outs
        n_in, n = len(ins), len(values)
        types = [str(v.type) for v in values]
        operand = ["$%d" % i for i in range(n)]
        arguments = ", ".join("%s: %s" % (s.name, v.type.of) for s, v in zip(body.arguments, values))
        left = "ins(%s : %s) " % (", ".join(operand[:n_in]), ", ".join(types[:n_in])) if n_in else ""
        result = types[n_in] if len(outs) == 1 else "(%s)" % ", ".join(types[n_in:])
        text = ("$r = linalg.generic {indexing_maps = [%s], iterator_types = [%s]} %souts(%s : %s) {\n^bb0(%s):\n%s  linalg.yield %s : %s\n} -> %s" %
                (", ".join(map_text(len(sizes), m) for m in maps), ", ".join('"%s"' % k for k in kinds), left, ", ".join(operand[n_in:]),
                 ", ".join(types[n_in:]), arguments, body.text(n), ", ".join(s.name for s in yields), ", ".join(s.of for s in yields), result))
        op = Op(text, values + body.captured, meaning)
        for i, (v, s) in enumerate(zip(outs, yields)):
            op.results.append(Value(v.type, op, s.exact and (s.of not in FLOATS or "reduction" not in kinds), i))
        self.p.ops.append(op)
        return op.results

    def parallel(self, sizes, ins, of=None, steps=None, results=1):
        """An elementwise op over a space, of drawn operands and body; `of`: the type of its result."""
        rank = len(sizes)
        body = Body(self, sizes)
        order = list(range(rank))
        if of is None and None not in sizes and self.rng.random() < 0.15:
            self.rng.shuffle(order)
        out_map = [({d: 1}, 0) for d in order]
        arguments = [body.argument(v.type.of, v.exact) for v, _ in ins]
        reads = of is not None and self.rng.random() < 0.1 and arguments  # what the output holds, too
        if reads:
            arguments.append(body.argument(of, True))
        body.draw(self.pick([1, 2, 3, 5]) if steps is None else steps)
        yields = [body.last(of)]
        if results == 2:
            body.do_arithmetic()
            yields.append(body.last())
        while len(arguments) < len(ins) + results:
            arguments.append(Scalar("%%u%d$n" % len(arguments), yields[len(arguments) - len(ins)].of, True))
        body.arguments = arguments
        dims = [sizes[d] for d in order]
        types = [Type(dims, y.of) for y in yields]
        outs = [self.get(t) if reads and i == 0 else self.empty(t, ins[0][0] if ins else None) for i, t in enumerate(types)]
        if reads:
            arguments[len(ins)].exact = outs[0].exact
        maps = [m for _, m in ins]

        def meaning(*operands):
            space = o.Space(operands[0].x.shape if None in sizes else sizes)
            values = {s.name: space.read(a, m) for s, a, m in zip(arguments, operands, maps + ([out_map] if reads else []))}
            values = body.evaluate(space, values, operands[len(ins) + len(outs):])
            made = tuple(space.write(values[y.name], out_map) for y in yields)
            return made if len(made) > 1 else made[0]

        return self.emit_generic(sizes, ["parallel"] * rank, ins, outs, [out_map] * results, body, yields, meaning)

    def from_gather(self, t):
        """A value of that type, made by an op whose body reads tensors."""
        ins = [(self.arg(t), identity(t.dims))] if t.dynamic or self.rng.random() < 0.6 else []
        return self.parallel(t.dims, ins, t.of)[0]

    def with_gather(self, v):
        """What an epilogue makes of a value: with tensors that its body reads."""
        return self.parallel(v.type.dims, [(v, identity(v.type.dims))], v.type.of)[0]

    def space(self, most):
        rank = self.pick([0, 1, 2, 3, 4], [1, 4, 8, 4, 2])
        sizes = []
        for _ in range(rank):
            sizes.append(self.size(max(1, min(130, most // max(1, count_of(sizes))))))
        self.rng.shuffle(sizes)
        if sizes and self.rng.random() < 0.02:
            sizes[self.rng.randrange(rank)] = 0
        return sizes

    def do_generic(self):
        v = self.some(FLOATS + SIGNLESS) if self.rng.random() < 0.5 else None
        if v and (not v.type.dynamic or v.type.dims[0] is None and None not in v.type.dims[1:]):
            self.values += self.parallel(v.type.dims, [(v, identity(v.type.dims))], results=self.pick([1, 1, 1, 2]))
            return
        sizes = self.space(9000)
        ins = []
        for _ in range(self.pick([0, 1, 2, 3], [1, 5, 5, 2])):
            m = self.draw_map(sizes, self.pick([0, 1, 2, 3], [1, 4, 6, 2])) if self.rng.random() < 0.6 else identity(sizes)
            ins.append((self.read_by(m, sizes, self.signless()), m))
        self.values += self.parallel(sizes, ins, results=self.pick([1, 1, 1, 2]))

    def do_generic_reduction(self):
        """Sums, extremes and the like of a drawn body, over windows, too."""
        sizes = self.space(20000)
        kinds = [self.pick(["parallel", "parallel", "reduction"]) for _ in sizes]
        if "reduction" not in kinds:
            return
        kept = [d for d, k in enumerate(kinds) if k == "parallel"]
        of = self.pick(["f32", "f32", "i32", "f16", "i64", "i8"])
        ins = []
        for _ in range(self.pick([1, 2])):
            m = self.draw_map(sizes, self.pick([1, 2, 3], [3, 6, 3])) if self.rng.random() < 0.6 else identity(sizes)
            ins.append((self.read_by(m, sizes, of), m))
        alone = set(kept + [d for _, m in ins for d in loops(m)])
        missing = [({d: 1}, 0) for d in range(len(sizes)) if d not in alone]
        if missing:  # the size of each loop must be some operand's
            ins.append((self.read_by(missing, sizes, of), missing))
        body = Body(self, sizes)
        body.arguments = [body.argument(v.type.of, v.exact) for v, _ in ins]
        if len(ins) > 1 and self.rng.random() < 0.7:
            body.binary(*(("arith.mulf", "multiply") if of in FLOATS else ("arith.muli", "multiply")), body.arguments[0], body.arguments[1])
        body.draw(self.pick([0, 0, 1, 3]))
        term = body.last(of)
        if self.rng.random() < 0.15:
            self.rng.shuffle(kept)
        out_map = [({d: 1}, 0) for d in kept]
        t = Type([sizes[d] for d in kept], of)
        name, reducer, neutral = self.reducer(of)
        out = self.filled(t, neutral) if self.rng.random() < 0.7 else self.get(t)
        total = Scalar("%a$n", of, out.exact)
        body.arguments.append(total)
        sides = (total, term) if self.rng.random() < 0.5 else (term, total)
        body.lines.append("  %%y$n = %s %s, %s : %s" % (name, sides[0].name, sides[1].name, of))
        result = Scalar("%y$n", of, of not in FLOATS and term.exact and out.exact)
        maps, n, axes = [m for _, m in ins], len(ins), [d for d, k in enumerate(kinds) if k == "reduction"]

        def meaning(*operands):
            space = o.Space(sizes)
            values = body.evaluate(space, {s.name: space.read(a, m) for s, a, m in zip(body.arguments, operands, maps)}, operands[n + 1:])
            order = sorted(range(len(kept)), key=lambda i: kept[i])
            start = o.transpose(order)(operands[n])
            return space.write(o.reduce(reducer, values[term.name], axes, start, of), out_map)

        self.values += self.emit_generic(sizes, kinds, ins, [out], [out_map], body, [result], meaning)

    def do_map(self):
        dims = [7 if d is None else d for d in self.shape(None, 6000, 0.03)]
        of = self.signless()
        table = FLOAT_BINARY if of in FLOATS else INT_BINARY
        if self.rng.random() < 0.4:
            name, meaning = self.pick(list(table.items()))
            a, b = self.get(Type(dims, of)), self.get(Type(dims, of))
            self.op("$r = linalg.map { %s } ins($0, $1 : %s, %s) outs($2 : %s)" % (name, a.type, b.type, a.type), [a, b, self.empty(a.type)], a.type,
                    lambda a, b, c: o.elementwise(meaning)(a, b))
            return
        ins = [self.get(Type(dims, self.signless())) for _ in range(self.pick([1, 1, 2, 3]))]
        body = Body(self, dims)
        arguments = [body.argument(v.type.of, v.exact) for v in ins]
        body.draw(self.pick([1, 2, 4]))
        y = body.last()
        out = self.empty(Type(dims, y.of))
        n = len(ins)
        text = "$r = linalg.map ins(%s : %s) outs($%d : %s)\n  (%s) {\n%s  linalg.yield %s : %s\n}" % (
            ", ".join("$%d" % i for i in range(n)), ", ".join(str(v.type) for v in ins), n, out.type,
            ", ".join("%s: %s" % (s.name, s.of) for s in arguments), body.text(n + 1), y.name, y.of)
        self.op(text, ins + [out] + body.captured, out.type,
                lambda *x: body.evaluate(o.Space(dims), {s.name: a for s, a in zip(arguments, x)}, x[n + 1:])[y.name], y.exact)

    # ---- named ops --------------------------------------------------------------------------------------------------------------------------------
    def window_sizes(self, spec, most):
        """Sizes of the loops, and strides and dilations by letter."""
        letters = dict.fromkeys(c for part in spec for c in part if c.isalpha())
        sizes = {}
        for _ in range(60):
            sizes = {c: self.pick([1, 2, 3, 3]) if c in "yxz" and "+" in spec[0] else self.size() for c in letters}
            if count_of(sizes.values()) <= most:
                break
        else:
            sizes = {c: 2 for c in letters}
        return sizes, {c: self.pick([1, 1, 2, 3]) for c in "dhw"}, {c: self.pick([1, 1, 1, 2]) for c in "zyx"}

    @staticmethod
    def parse(part, names, strides, dilations):
        exprs = []
        for word in part.split():
            a, _, b = word.partition("+")
            exprs.append(({names.index(a): strides[a], names.index(b): dilations[b]}, 0) if b else ({names.index(a): 1}, 0))
        return exprs

    def window_attributes(self, spec, strides, dilations):
        inner = [w.split("+") for w in spec[0].split() if "+" in w]
        if all(strides[a] == dilations[b] == 1 for a, b in inner):
            return ""
        form = lambda xs: "dense<%s> : tensor<%dxi64>" % (xs[0] if len(set(xs)) == 1 else xs, len(xs))
        return " {dilations = %s, strides = %s}" % (form([dilations[b] for _, b in inner]), form([strides[a] for a, _ in inner]))

    def do_named_product(self):
        kind = self.pick(list(PRODUCTS))
        spec = PRODUCTS[kind]
        types = ["f32 f32"] * 6 + ["i32 i32", "f16 f16", "f16 f32", "i8 i32", "bf16 f32", "i64 i64"]
        of, out_of = self.pick(types).split()
        sizes, strides, dilations = self.window_sizes(spec, 120000)
        if "+" not in spec[0] or kind in ("conv_1d", "conv_2d"):  # these have neither
            strides = dilations = dict.fromkeys(strides, 1) | dict.fromkeys(dilations, 1)
        names = list(sizes)
        maps = [self.parse(part, names, strides, dilations) for part in spec]
        extents = [[extent(e, list(sizes.values())) for e in m] for m in maps]
        a, b = self.get(Type(extents[0], of)), self.get(Type(extents[1], of))
        t = Type(extents[2], out_of)
        out = self.filled(t) if self.rng.random() < 0.7 else self.get(t)
        attributes = self.window_attributes(spec, strides, dilations)
        text = "$r = linalg.%s%s ins($0, $1 : %s, %s) outs($2 : %s) -> %s" % (kind, attributes, a.type, b.type, t, t)
        image = [c for c in names if c in spec[0]]
        reads = self.parse(spec[0], image, strides, dilations)
        einsum = "%s,%s->%s" % ("".join(image), spec[1].replace(" ", ""), spec[2].replace(" ", ""))
        self.epilogue(self.op(text, [a, b, out], t,
                              lambda x, y, z: o.product(of, out_of, o.Space([sizes[c] for c in image]).read(x, reads), y, einsum, z, out_of)))

    def do_named_pool(self):
        layout = self.pick(list(POOLS))
        spec = POOLS[layout]
        there = [("sum", "add"), ("max", "maximum"), ("min", "minimum")]
        kind, meaning = self.pick(there[:2] if layout in ("nchw", "ncw") else there)  # as MLIR has them
        of = self.pick(["f32", "f32", "i32", "f16", "i8"])
        sizes, strides, dilations = self.window_sizes(spec, 40000)
        names = list(sizes)
        maps = [self.parse(part, names, strides, dilations) for part in spec]
        extents = [[extent(e, list(sizes.values())) for e in m] for m in maps]
        a, t = self.get(Type(extents[0], of)), Type(extents[2], of)
        window = self.empty(Type(extents[1], of))
        out = self.filled(t, self.neutral(meaning, of)) if self.rng.random() < 0.7 else self.get(t)
        text = "$r = linalg.pooling_%s_%s%s ins($0, $1 : %s, %s) outs($2 : %s) -> %s" % (
            layout, kind, self.window_attributes(spec, strides, dilations), a.type, window.type, t, t)
        axes = [names.index(c) for c in spec[1].split()]
        kept = [(e, c) for e, c in maps[2]]

        def meaning_of(x, _, z):
            space = o.Space(sizes.values())
            order = sorted(range(len(kept)), key=lambda i: next(iter(kept[i][0])))
            return space.write(o.reduce(meaning, space.read(x, maps[0]), axes, o.transpose(order)(z), of), kept)

        self.op(text, [a, window, out], t, meaning_of, (of not in FLOATS or kind != "sum") and a.exact and out.exact)

    def do_named_move(self):
        """linalg.transpose, broadcast, copy, reduce and the elementwise ops that have names."""
        v = self.some(FLOATS + SIGNLESS, static=True)
        rank, of = len(v.type.dims), v.type.of
        kind = self.pick(["transpose", "broadcast", "copy", "reduce", "reduce", "elementwise", "elementwise"])
        if kind == "transpose":
            order = list(range(rank))
            self.rng.shuffle(order)
            t = Type([v.type.dims[d] for d in order], of)
            self.op("$r = linalg.transpose ins($0 : %s) outs($1 : %s) permutation = %s" % (v.type, t, order), [v, self.empty(t)], t,
                    lambda a, b: o.transpose(order)(a), v.exact)
        elif kind == "broadcast" and rank < 4 and count_of(v.type.dims) < 3000:
            new = sorted(self.rng.sample(range(rank + 1), 1) if rank < 2 or self.rng.random() < 0.6 else self.rng.sample(range(rank + 2), 2))
            where = [d for d in range(rank + len(new)) if d not in new]
            dims = [self.pick([1, 2, 4]) for _ in range(rank + len(new))]
            for d, n in zip(where, v.type.dims):
                dims[d] = n
            t = Type(dims, of)
            self.op("$r = linalg.broadcast ins($0 : %s) outs($1 : %s) dimensions = %s" % (v.type, t, new), [v, self.empty(t)], t,
                    lambda a, b: o.broadcast(t.dims, where)(a), v.exact)
        elif kind == "copy":
            text = "$r = linalg.copy ins($0 : %s) outs($1 : %s) -> %s" % (v.type, v.type, v.type)
            self.op(text, [v, self.empty(v.type)], v.type, lambda a, b: a, v.exact)
        elif kind == "reduce" and rank:
            axes = sorted(self.rng.sample(range(rank), self.rng.randint(1, min(2, rank))))
            t = Type([n for d, n in enumerate(v.type.dims) if d not in axes], of)
            name, meaning, neutral = self.reducer(of)
            out = self.filled(t, neutral) if self.rng.random() < 0.7 else self.get(t)
            if self.rng.random() < 0.5:
                text = "$r = linalg.reduce { %s } ins($0 : %s) outs($1 : %s) dimensions = %s" % (name, v.type, t, axes)
            else:
                text = ("$r = linalg.reduce ins($0 : %s) outs($1 : %s) dimensions = %s\n  (%%i$n: %s, %%a$n: %s) {\n"
                        "    %%y$n = %s %%i$n, %%a$n : %s\n    linalg.yield %%y$n : %s\n  }") % (v.type, t, axes, of, of, name, of, of)
            self.op(text, [v, out], t, lambda a, b: o.reduce(meaning, a, axes, b, of),
                    v.exact and out.exact and (of not in FLOATS or meaning != "add"))
        elif kind == "elementwise":
            names = [n for n in ELEMENTWISE if of in FLOATS or n in ("add", "sub", "mul", "max", "min")]
            name = self.pick(names)
            if name in ("floor", "ceil") and not v.exact:
                return
            parts = [v] if name in ("negf", "abs", "tanh", "floor", "ceil") else [v, self.get(v.type)]
            n = len(parts)
            text = "$r = linalg.%s ins(%s : %s) outs($%d : %s) -> %s" % (
                name, ", ".join("$%d" % i for i in range(n)), ", ".join([str(v.type)] * n), n, v.type, v.type)
            self.op(text, parts + [self.empty(v.type)], v.type,
                    lambda *x: o.elementwise(ELEMENTWISE[name])(*x[:-1]), v.exact and (of not in FLOATS or name in ("negf", "abs", "floor", "ceil")))
