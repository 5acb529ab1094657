"""What ops that move, order, search, transform and solve mean, in numpy; arrays and bounds are those of oracle.py."""
import math
import os
import sys

import numpy as np

from oracle import EPS, INTEGERS, MOST, PRECISION, TINY, Array, elementwise, move, reduce, rounded, settle

BITS = {"f16": np.float16, "f32": np.float32, "f64": np.float64}


def near(of, exact, err):
    """A value that is computed by some way, within err, and rounded."""
    x = rounded(exact, of)
    own = np.where(np.isfinite(x), EPS[of] * np.abs(x) + TINY[of] + np.broadcast_to(err, x.shape), 0.0)
    return Array(of, x, np.where(np.abs(x) + own > MOST[of], np.inf, own))


# ---- indices -------------------------------------------------------------------------------------------------------------------------------------
class Places:
    """Dimension numbers of gather and scatter: window dims (of the result or the updates), dims that the window lacks, batching dims of operand and
    indices, the operand's dim of each component of an index, and the indices' dim that holds these."""

    def __init__(self, window, lacking, batching, index_batching, to, vector):
        self.window, self.lacking, self.batching, self.index_batching, self.to, self.vector = window, lacking, batching, index_batching, to, vector

    def shape(self, indices, sizes):
        """Of a result, or of updates, for indices of these dims and slices of these sizes."""
        batch = iter([d for i, d in enumerate(indices) if i != self.vector])
        kept = iter([n for d, n in enumerate(sizes) if d not in self.lacking + self.batching])
        n = len(indices) - (self.vector < len(indices)) + len(self.window)
        return tuple(next(kept) if d in self.window else next(batch) for d in range(n))

    def parts(self, operand, indices, shape):
        """Of every element of result or updates: its index's start, and its place in the window, by the operand's dims."""
        grid = np.indices(shape) if len(shape) else np.zeros((0,))
        batch = [d for d in range(len(shape)) if d not in self.window]
        kept = [d for d in range(len(operand)) if d not in self.lacking + self.batching]
        zero = np.zeros(shape, np.int64)
        start, offset = [zero] * len(operand), [zero] * len(operand)
        where = [d for d in range(indices.ndim) if d != self.vector]  # of each batch dim
        for k, d in enumerate(self.to):
            at = [None] * indices.ndim
            for b, i in zip(batch, where):
                at[i] = grid[b]
            if self.vector < indices.ndim:
                at[self.vector] = k
            start[d] = np.broadcast_to(indices[tuple(at)], shape)
        for d, i in zip(self.batching, self.index_batching):
            start[d] = grid[batch[where.index(i)]]
        for d, w in zip(kept, self.window):
            offset[d] = grid[w]
        return start, offset


def gather(places, sizes):
    def meaning(a, indices, *rest):
        shape = places.shape(indices.x.shape, sizes)
        start, offset = places.parts(a.x.shape, indices.x, shape)
        at = tuple(np.asarray(np.minimum(s, s.dtype.type(d - n)) if s.dtype == np.uint64 else np.clip(s, 0, d - n)).astype(np.int64) + o
                   for s, o, d, n in zip(start, offset, a.x.shape, sizes))
        return move(lambda x: x[at] if math.prod(shape) else np.zeros(shape, x.dtype))(a)
    return meaning


def torch_index_select(dim, batch):
    def meaning(a, i):
        def one(x):
            if not batch:
                return np.take(x, i.x.astype(np.int64), dim)
            return np.stack([np.take(y, j.astype(np.int64), dim - 1) for y, j in zip(x, i.x)]) if len(x) else np.zeros(
                x.shape[:dim] + i.x.shape[1:] + x.shape[dim + 1:], x.dtype)
        return move(one)(a)
    return meaning


def at_places(a, flat):
    return Array(a.of, a.x.reshape(-1)[flat], None if a.err is None else a.err.reshape(-1)[flat])


def one_by_one(results, flat, updates, region):
    """results[flat[i]] = region(results[flat[i]], updates[i]) in the order of i; what lands on different elements goes at once."""
    xs = [r.x.reshape(-1).copy() for r in results]
    es = [r.bound.reshape(-1).copy() for r in results]
    order = np.argsort(flat, kind="stable")
    sorted_ = flat[order]
    first = np.searchsorted(sorted_, sorted_)
    turn = np.arange(len(flat)) - first
    for t in range(int(turn.max()) + 1 if len(flat) else 0):
        now = order[turn == t]
        to = flat[now]
        made = region([Array(r.of, x[to], e[to]) for r, x, e in zip(results, xs, es)], [at_places(u, now) for u in updates])
        for x, e, m in zip(xs, es, made):
            x[to], e[to] = m.x, m.bound
    return tuple(Array(r.of, x.reshape(r.x.shape), e.reshape(r.x.shape)) for r, x, e in zip(results, xs, es))


def in_any_order(results, flat, updates, made):
    """Sums of floats may be added in another order: their bounds."""
    out = []
    for r, u, m in zip(results, updates, made):
        if r.of in PRECISION:
            size, n = np.abs(r.x).reshape(-1).copy(), np.zeros(r.x.size)
            np.add.at(size, flat, np.abs(u.x.reshape(-1)))
            np.add.at(n, flat, 1)
            more = np.where(n > 1, (n + 1) * EPS[r.of] * size, 0.0).reshape(r.x.shape)
            size = size.reshape(r.x.shape)
            m = Array(m.of, m.x, np.where(np.isfinite(size), np.where(size > MOST[r.of], np.inf, m.bound + more), m.bound))
        out.append(m)
    return tuple(out)


def scatter(places, region, sums, k):
    def meaning(*operands):
        results, indices, updates = operands[:k], operands[k], operands[k + 1:]
        shape, dims = updates[0].x.shape, results[0].x.shape
        start, offset = places.parts(dims, indices.x, shape)
        inside, flat = np.ones(shape, bool), np.zeros(shape, np.int64)
        for s, o, d in zip(start, offset, dims):
            big = s > 2**40 if s.dtype == np.uint64 else np.abs(s.astype(np.float64)) > 2**40
            at = np.where(big, -(2**41), s.astype(np.int64)) + o
            inside &= (at >= 0) & (at < d)
            flat = flat * d + at
        chosen = np.flatnonzero(inside)
        flat = flat.reshape(-1)[chosen]
        updates = [at_places(u, chosen) for u in updates]
        made = one_by_one(results, flat, updates, region)
        made = in_any_order(results, flat, updates, made) if sums else made
        return made if k > 1 else made[0]
    return meaning


def select_and_scatter(windows, direction):
    """windows: (size, stride, low, high, dilation, count) of each dimension; the first that is not beaten is chosen; sums."""
    beats = {"GE": np.greater_equal, "LE": np.less_equal, "GT": np.greater, "LT": np.less}[direction]

    def meaning(a, source, init):
        dims, shape = a.x.shape, source.x.shape
        grid = np.indices(shape)
        best, place = None, np.full(shape, -1)
        for offset in np.ndindex(*[w[0] for w in windows]):
            at = [g * w[1] - w[2] + o for g, w, o in zip(grid, windows, offset)]
            inside, flat = np.ones(shape, bool), np.zeros(shape, np.int64)
            for p, d in zip(at, dims):
                inside &= (p >= 0) & (p < d)
                flat = flat * d + np.clip(p, 0, max(0, d - 1))
            value = a.x.reshape(-1)[flat] if a.x.size else np.zeros(shape)
            if best is None:
                best = value
            take = inside & ((place < 0) | ~beats(best, value))
            best, place = np.where(take, value, best), np.where(take, flat, place)
        chosen = np.flatnonzero(place.reshape(-1) >= 0)
        flat = place.reshape(-1)[chosen]
        start = [Array(a.of, np.full(dims, init.x), np.full(dims, init.bound))]
        updates = [at_places(source, chosen)]
        add = lambda x, u: [elementwise("add")(x[0], u[0])]
        return in_any_order(start, flat, updates, one_by_one(start, flat, updates, add))[0]
    return meaning


# ---- order ---------------------------------------------------------------------------------------------------------------------------------------
def total(a):
    """Integers that are ordered as IEEE's total order has the values."""
    if a.of not in PRECISION:
        return a.x
    kind = BITS.get(a.of, np.float32)
    x = a.x.astype(kind)
    bits = x.view("i%d" % x.dtype.itemsize).astype(np.int64)
    return np.where(bits < 0, (bits ^ np.int64(2**63 - 1)) | np.int64(-2**63), bits) if a.of == "f64" else np.where(
        bits < 0, -1 - (bits & (2 ** (8 * x.dtype.itemsize - 1) - 1)), bits)


def sort(axis, keys):
    """keys: (operand, descending, total) each, the first decides first."""
    def meaning(*operands):
        ranks = []
        for k, descending, whole in keys:
            _, rank = np.unique(total(operands[k]) if whole else operands[k].x + (0 if operands[k].of in PRECISION else operands[k].x.dtype.type(0)),
                                return_inverse=True)
            rank = rank.reshape(operands[k].x.shape)
            ranks.append(-rank if descending else rank)
        order = np.lexsort(ranks[::-1], axis)
        r = tuple(move(lambda x: np.take_along_axis(x, order, axis))(a) for a in operands)
        return r if len(r) > 1 else r[0]
    return meaning


def top_k(k):
    def meaning(a):
        _, rank = np.unique(a.x, return_inverse=True)
        order = np.argsort(-rank.reshape(a.x.shape), -1, kind="stable")[..., :k]
        return move(lambda x: np.take_along_axis(x, order, -1))(a), Array("i32", order)
    return meaning


def scan(name, axis, backwards, first):
    """Of the elements up to each; `first` is the neutral element."""
    def meaning(a, init):
        flip = (lambda x: np.flip(x, axis)) if backwards else (lambda x: x)
        x = flip(a.x)
        if name == "add" and a.of in PRECISION:
            sums, sizes = np.cumsum(x, axis), np.cumsum(np.abs(x), axis)
            n = np.arange(1, x.shape[axis] + 1).reshape([-1 if d == axis else 1 for d in range(x.ndim)])
            err = np.where(np.isfinite(sizes), (n + 2) * EPS[a.of] * sizes + np.cumsum(flip(a.bound), axis) + 2.0**-1000, 0.0)
            return Array(a.of, rounded(flip(sums), a.of), flip(np.where(np.isfinite(sizes) & (sizes > MOST[a.of]), np.inf, err)))
        if name == "add":
            return Array(a.of, flip(np.cumsum(x, axis, dtype=x.dtype)))
        if name == "multiply":
            return Array(a.of, flip(np.cumprod(x, axis, dtype=x.dtype)))
        f = elementwise(name)
        parts, so_far = [], None
        for i in range(x.shape[axis]):
            one = Array(a.of, np.take(x, i, axis))
            so_far = one if so_far is None else f(so_far, one)
            parts.append(so_far.x)
        return Array(a.of, flip(np.stack(parts, axis)) if parts else x)
    return meaning


def pair_reduce(names, axes):
    def meaning(*operands):
        k = len(names)
        return tuple(reduce(n, operands[i], axes, operands[k + i], operands[i].of) for i, n in enumerate(names))  # each step in its own type
    return meaning


# ---- functions -----------------------------------------------------------------------------------------------------------------------------------
def digamma(x):
    r = 0.0
    while x < 12:
        r -= 1 / x
        x += 1
    y = 1 / (x * x)
    return r + math.log(x) - 0.5 / x - y * (1 / 12 - y * (1 / 120 - y * (1 / 252 - y * (1 / 240 - y / 132))))


def erf_inv(y):
    if y == 0:
        return y
    if abs(y) == 1:
        return math.copysign(math.inf, y)
    x = 0.0
    low, high = -6.5, 6.5
    for _ in range(200):
        x = (low + high) / 2
        if math.erf(x) < y:
            low = x
        else:
            high = x
    return x


def each(f):
    return np.vectorize(f, otypes=[np.float64])


def bessel_i1e(x):
    """Of the series, whose terms are all of one sign."""
    term, total, k = x / 2, 0.0, 0
    while abs(term) > 1e-18 * abs(total) or k < 2:
        total += term
        k += 1
        term *= x * x / 4 / (k * (k + 1))
    return total * math.exp(-abs(x))


def zeta(x, q):
    """Hurwitz's, by Euler and Maclaurin's sum; x > 1, q > 0."""
    n = 24
    r = sum((q + k) ** -x for k in range(n))
    a = q + n
    r += a ** (1 - x) / (x - 1) + 0.5 * a**-x
    factor, b = x * a ** (-x - 1), [1 / 12, -1 / 720, 1 / 30240, -1 / 1209600, 1 / 47900160]
    for k, c in enumerate(b):
        r += c * factor
        factor *= (x + 2 * k + 1) * (x + 2 * k + 2) / (a * a)
    return r


def polygamma(n, x):
    return digamma(x) if n == 0 else (-1) ** (n + 1) * math.gamma(n + 1) * zeta(n + 1, x)


def two_valued(f, ulps):
    f = np.vectorize(f, otypes=[np.float64])
    return lambda a, b: near(a.of, f(a.x, b.x) if a.x.size else a.x, ulps * EPS[a.of] * np.abs(f(a.x, b.x) if a.x.size else a.x))


SPECIAL = {  # name: function, least and most of the operand
    "asin": (np.arcsin, -1, 1), "acos": (np.arccos, -1, 1), "atan": (np.arctan, -50, 50), "sinh": (np.sinh, -4, 4), "cosh": (np.cosh, -4, 4),
    "asinh": (np.arcsinh, -50, 50), "acosh": (np.arccosh, 1, 50), "atanh": (np.arctanh, -0.95, 0.95), "tan": (np.tan, -1.4, 1.4),
    "erf": (each(math.erf), -5, 5), "erfc": (each(math.erfc), -4, 4), "lgamma": (each(math.lgamma), 0.5, 20), "digamma": (each(digamma), 2, 20),
    "erf_inv": (each(erf_inv), -0.9, 0.9), "square": (np.square, -50, 50), "bessel_i1e": (each(bessel_i1e), -12, 12),
}


def special(name):
    f = SPECIAL[name][0]
    return lambda a: near(a.of, f(a.x), 16 * EPS[a.of] * (np.abs(f(a.x)) + (1 if name in ("lgamma", "digamma", "acosh", "acos") else 0)))


def is_inf(sign):
    return lambda a: Array("i1", np.isinf(a.x) & ((a.x > 0) if sign > 0 else (a.x < 0) if sign < 0 else True))


def next_after(a, b):
    kind = BITS[a.of]
    return Array(a.of, np.nextafter(a.x.astype(kind), b.x.astype(kind)))


# ---- complex numbers, transforms, solvers ------------------------------------------------------------------------------------------------------
def complex_op(name, part):
    """Of (re, im) of one operand or two; part: real, imag or abs."""
    fs = {"add": np.add, "subtract": np.subtract, "multiply": np.multiply, "divide": np.divide, "exponential": np.exp, "negate": np.negative,
          "tanh": np.tanh, "sqrt": np.sqrt, "log": np.log, "sine": np.sin, "cosine": np.cos, "conj": np.conj}

    def meaning(*parts):
        of = parts[0].of
        z = [parts[i].x + 1j * parts[i + 1].x for i in range(0, len(parts), 2)]
        r = fs[name](*z)
        size = np.abs(r) + (sum(np.abs(x) for x in z) if name in ("add", "subtract") else 0)
        return near(of, {"real": np.real, "imag": np.imag, "abs": np.abs}[part](r), 32 * EPS[of] * size)
    return meaning


def fft(kind, lengths, part):
    axes = tuple(range(-len(lengths), 0))
    n = math.prod(lengths)

    def meaning(*parts):
        of = parts[0].of
        z = parts[0].x if kind == "RFFT" else parts[0].x + 1j * parts[1].x
        if z.size == 0 or n == 0:
            dims = list(z.shape)
            if kind == "RFFT":
                dims[-1] = lengths[-1] // 2 + 1 if lengths[-1] else 0
            if kind == "IRFFT":
                dims[-1] = lengths[-1]
            return Array(of, np.zeros(dims))
        size = np.sqrt((np.abs(z) ** 2).sum(axes, keepdims=True) * n)
        r = {"FFT": np.fft.fftn, "IFFT": np.fft.ifftn, "RFFT": np.fft.rfftn}[kind](z, axes=axes) if kind != "IRFFT" else np.fft.irfftn(z, lengths, axes)
        err = 8 * EPS[of] * (2 + math.log2(n)) * size / (n if kind[0] == "I" else 1)
        return near(of, np.imag(r) if part == "imag" and kind != "IRFFT" else np.real(r), err)
    return meaning


def well_conditioned(m):
    """Symmetric, with a strong diagonal: what the ops before cholesky make of any matrix of small numbers."""
    n = m.shape[-1]
    return (m + np.swapaxes(m, -1, -2)) / max(1, 2 * n) + 4 * np.eye(n)


def cholesky(lower):
    def meaning(m):
        n = m.x.shape[-1]
        c = np.linalg.cholesky(well_conditioned(m.x)) if m.x.size else m.x
        return near(m.of, c if lower else np.swapaxes(c, -1, -2), 16 * (n + 4) * EPS[m.of] * 4)
    return meaning


def triangular_solve(left, lower, unit, transposed):
    def meaning(m, b):
        a = well_conditioned(m.x)
        n = a.shape[-1]
        a = np.tril(a) if lower else np.triu(a)
        if unit:
            a = a * (1 - np.eye(n)) + np.eye(n)
        a = np.swapaxes(a, -1, -2) if transposed else a
        if not b.x.size:
            return Array(m.of, b.x)
        x = np.linalg.solve(a, b.x) if left else np.swapaxes(np.linalg.solve(np.swapaxes(a, -1, -2), np.swapaxes(b.x, -1, -2)), -1, -2)
        return near(m.of, x, 64 * (n + 4) * EPS[m.of] * (1 + np.abs(x).max() + np.abs(b.x).max()))
    return meaning


def batch_norm_grad(axis, epsilon):
    def meaning(a, scale, mean, variance, grad):
        others = tuple(d for d in range(a.x.ndim) if d != axis)
        spread = lambda x: x.reshape([-1 if d == axis else 1 for d in range(a.x.ndim)])
        n = a.x.size / max(1, a.x.shape[axis])
        e, room, off = EPS[a.of], 1 / np.sqrt(variance.x + epsilon), a.x - spread(mean.x)
        sums, moments = grad.x.sum(others), (grad.x * off).sum(others)
        size, moment_size = np.abs(grad.x).sum(others), (np.abs(grad.x) * (np.abs(a.x) + np.abs(spread(mean.x)))).sum(others)
        by = spread(scale.x * room / max(1, n))
        y = by * (n * grad.x - spread(sums) - off * spread(moments / (variance.x + epsilon)))
        wide = n * np.abs(grad.x) + spread(size) + (np.abs(a.x) + np.abs(spread(mean.x))) * spread(moment_size / (variance.x + epsilon))
        return (near(a.of, y, (n + 16) * e * np.abs(by) * wide), near(a.of, moments * room, (n + 16) * e * moment_size * room),
                near(a.of, sums, (n + 4) * e * size))
    return meaning


def batch_norm_training(axis, epsilon):
    def meaning(a, scale, offset):
        others = tuple(d for d in range(a.x.ndim) if d != axis)
        dims = [-1 if d == axis else 1 for d in range(a.x.ndim)]
        mean, var = a.x.mean(others), a.x.var(others)
        e, most, n = EPS[a.of], np.abs(a.x).max(initial=0), a.x.size / max(1, a.x.shape[axis])
        room = 1 / np.sqrt(var + epsilon)
        y = (a.x - mean.reshape(dims)) * (room * scale.x).reshape(dims) + offset.x.reshape(dims)
        dm, dv = (n + 4) * e * most, (n + 4) * e * 4 * most * most
        dy = (np.abs(scale.x) * (2 * dm * room + 2 * most * (dv * room**3 + 4 * e * room)) + 4 * e * np.abs(offset.x)).reshape(dims)
        return near(a.of, y, dy), near(a.of, mean, dm), near(a.of, var, dv)
    return meaning


# ---- storage types ---------------------------------------------------------------------------------------------------------------------------------
SMALL = {"f8E4M3FN": (4, -6), "f8E5M2": (3, -14), "e8m7": (8, -126)}  # bits of the significand, exponent of the smallest normal number


def through_small(of):
    """To that format and back; of numbers that it has room for."""
    def f(x):
        precision, least = SMALL[of]
        quantum = np.ldexp(1.0, np.maximum(np.frexp(x)[1] - 1, least) - precision + 1)
        return np.rint(x / quantum) * quantum
    return move(f)


def quantized(scale, zero, low, high):
    """Quantized and back; the scale is a power of two."""
    return move(lambda x: (np.clip(np.rint(x / scale) + zero, low, high) - zero) * scale)


# ---- random bits ---------------------------------------------------------------------------------------------------------------------------------
def random_bits(algorithm, of, dims):
    sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "check"))
    import generate  # a meaning of its own, made from the papers

    def meaning(state):
        bits, after = generate.random_bits(algorithm, [int(s) for s in state.x], dims, np.dtype(INTEGERS[of]).itemsize * 8)
        return Array("ui64", np.array(after, np.uint64)), Array(of, bits.astype(INTEGERS[of]))
    return meaning
