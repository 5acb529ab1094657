"""What the ops of random programs mean, in numpy.

An Array holds values and, where another order of additions or another rounding may give other bits, a bound of the difference. Floating-point
values are kept in double and rounded to their format after every op; a bound of zero asks for the same bits. What the bounds allow: n eps sum|terms|
for sums, a unit in the last place where an op rounds, 4 of them for functions, the smallest normal number for what a device may flush to zero.
"""
import itertools
import math

import numpy as np

np.seterr(all="ignore")

INTEGERS = {"i1": np.bool_, "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64, "ui8": np.uint8, "ui16": np.uint16,
            "ui32": np.uint32, "ui64": np.uint64, "index": np.int64}
PRECISION = {"f16": 11, "bf16": 8, "f32": 24, "f64": 53}  # bits of the significand, the hidden one included
LEAST = {"f16": -14, "bf16": -126, "f32": -126, "f64": -1022}  # exponent of the smallest normal number
MOST = {"f16": 65504.0, "bf16": 255.0 * 2.0**120, "f32": (2.0**24 - 1) * 2.0**104, "f64": np.finfo(np.float64).max}
EPS = {of: 2.0 ** (1 - p) for of, p in PRECISION.items()}
TINY = {of: 2.0**e for of, e in LEAST.items()}
DIVISION_ULPS = 0.0  # of a division whose result its format holds; 3 where a device may miss it, too: Vulkan promises 2.5
EITHER_ZERO = 2.0**-1000  # the bound of a zero whose sign depends on an order or a rounding: it stays one when it is multiplied or divided
LEAST_DRAWN = 1e-40  # a denormal of f32; what decides by comparing it comes out either way on devices that take it for zero
ACCUMULATOR = {"f16": "f32", "bf16": "f32"}  # of dot, convolution and sums; other types sum in their own


class Array:
    """of: the element type; x: the values; err: bounds, or None where every bound is zero."""

    __slots__ = ("of", "x", "err")

    def __init__(self, of, x, err=None):
        self.of = of
        self.x = np.asarray(x, np.float64 if of in PRECISION else INTEGERS[of])
        self.err = None if err is None or not np.any(err) else np.broadcast_to(np.asarray(err, np.float64), self.x.shape)

    @property
    def bound(self):
        return np.zeros(self.x.shape) if self.err is None else self.err


def rounded(x, of):
    """To the nearest value of the format, ties to even."""
    if of == "f32":
        return np.asarray(x, np.float64).astype(np.float32).astype(np.float64)
    if of == "f16":
        return np.asarray(x, np.float64).astype(np.float16).astype(np.float64)
    if of == "f64":
        return np.asarray(x, np.float64)
    _, exponent = np.frexp(x)
    quantum = np.ldexp(1.0, np.maximum(exponent - 1, LEAST[of]) - PRECISION[of] + 1)
    y = np.where(np.isfinite(x), np.rint(x / quantum) * quantum, x)
    return np.where(np.abs(y) > MOST[of], np.copysign(np.inf, y), y)


# ---- bytes, as the judge reads them --------------------------------------------------------------------------------------------------------------
def to_bytes(a):
    if a.of == "bf16":
        return (np.ascontiguousarray(a.x, np.float32).view(np.uint32) >> 16).astype("<u2").tobytes()
    kind = {"f16": "<f2", "f32": "<f4", "f64": "<f8", "i1": "u1"}.get(a.of)
    return np.ascontiguousarray(a.x).astype(kind or a.x.dtype.newbyteorder("<")).tobytes()


def draw(rng, of, shape, integers):
    """An argument: small integers, or numbers of any size among which NaN, infinities, zeros and denormals have their places."""
    n = math.prod(shape)
    if of == "i1":
        x = rng.integers(0, 2, n)
    elif of not in PRECISION:
        info = np.iinfo(INTEGERS[of])
        x = rng.integers(-8, 9, n).astype(INTEGERS[of]) if integers else rng.integers(info.min, info.max, n, INTEGERS[of], True)
    elif integers:
        x = rng.integers(-4, 5, n)
    else:
        x = rng.random(n) * 4 - 2
        if n > 24:
            x[1:10:2] = [np.nan, np.inf, -np.inf, -0.0, LEAST_DRAWN]
        x = rounded(x, of)
    return Array(of, np.asarray(x).reshape(shape))


# ---- bounds --------------------------------------------------------------------------------------------------------------------------------------
def settle(of, exact, err=None, ulps=0.0, inexact_ulps=1.0):
    """A float from its value before rounding and the bound that came with its operands."""
    x = rounded(exact, of)
    size = np.abs(x)
    finite = np.isfinite(x)
    units = np.where((x != exact) & finite, max(ulps, inexact_ulps), ulps)
    own = np.where(finite, units * EPS[of] * size, 0.0)
    if ulps:
        own = own + np.where(finite, TINY[of], 0.0)
    denormal = (np.abs(exact) < TINY[of]) & (exact != 0)
    if denormal.any():
        own = own + np.where(denormal, TINY[of], 0.0)
    if err is not None:
        own = own + np.where(finite | np.isinf(err), err, 0.0)
        own = np.where(np.isnan(own), np.inf, own)
    return Array(of, x, np.where(finite & (size + own > MOST[of]) & (own > 0), np.inf, own))


def moved_by(f, x, arrays):
    """How far f goes from x when each operand goes by its bound, or a denormal one to zero; anywhere, where an operand may be anything."""
    errors = []
    for a in arrays:
        denormal = (np.abs(a.x) < TINY[a.of]) & (a.x != 0)
        errors.append(a.bound + np.where(denormal, np.abs(a.x), 0.0) if denormal.any() else a.err)
    if all(e is None for e in errors):
        return None
    worst = np.where(sum(np.isinf(e) for e in errors if e is not None), np.inf, np.zeros(np.shape(x)))
    for signs in itertools.product(*[(0,) if e is None else (-1, 1) for e in errors]):
        y = f(*[a.x if e is None else a.x + s * np.where(np.isfinite(a.x), e, 0.0) for a, s, e in zip(arrays, signs, errors)])
        same = ((y == x) & (np.signbit(y) == np.signbit(x))) | (np.isnan(y) & np.isnan(x))
        d = np.where(same, 0.0, np.where(y == x, EITHER_ZERO, np.abs(y - x)))
        worst = np.maximum(worst, np.where(np.isnan(d), np.inf, d))
    return 1.5 * worst


def doubtful(arrays):
    """The bound of a result that is one thing or another: none, or any where an operand has one."""
    errors = [a.err for a in arrays if a.err is not None]
    return np.where(sum(e > 0 for e in errors), np.inf, 0.0) if errors else None


# ---- elementwise: floats -------------------------------------------------------------------------------------------------------------------------
def away_from_zero(x):
    t = np.trunc(x)
    return np.copysign(np.where(np.abs(x - t) >= 0.5, np.abs(t) + 1, np.abs(t)), x)


def larger(x, y):
    return np.where((x == 0) & (y == 0), x + y, np.maximum(x, y))  # a NaN wins; +0 is more than -0


def smaller(x, y):
    return -larger(-x, -y)


EXACT = {  # no rounding
    "abs": np.abs, "negate": np.negative, "floor": np.floor, "ceil": np.ceil, "round_nearest_even": np.rint, "round_nearest_afz": away_from_zero,
    "sign": lambda x: np.copysign(np.sign(x), x), "maximum": larger, "minimum": smaller,
}
ROUNDED = {"add": np.add, "subtract": np.subtract, "multiply": np.multiply}  # once
FUNCTIONS = {
    "tanh": np.tanh, "logistic": lambda x: 1 / (1 + np.exp(-x)), "sine": np.sin, "cosine": np.cos, "sqrt": np.sqrt,
    "rsqrt": lambda x: 1 / np.sqrt(x), "exponential": np.exp, "exponential_minus_one": np.expm1, "log": np.log, "log_plus_one": np.log1p,
    "cbrt": np.cbrt, "power": np.power, "atan2": np.arctan2, "erf": np.vectorize(math.erf, otypes=[np.float64]),
}


def float_op(name, arrays):
    of, xs = arrays[0].of, [a.x for a in arrays]
    f = EXACT.get(name) or ROUNDED.get(name) or FUNCTIONS.get(name) or np.divide
    exact = f(*xs)
    if name in EXACT:
        return Array(of, exact, moved_by(f, exact, arrays) if any(a.err is not None for a in arrays) else None)
    err = moved_by(f, exact, arrays)
    if name == "divide":
        return settle(of, exact, err, 3.0 if of == "f64" else DIVISION_ULPS, 3.0)
    if name not in FUNCTIONS:
        return settle(of, exact, err)
    if name in ("sine", "cosine"):  # no further than the operand goes; and an absolute bound beyond the first period
        if err is not None:
            err = np.minimum(np.where(np.isfinite(exact), arrays[0].bound + TINY[of], err), 2.0)
        err = (0.0 if err is None else err) + np.where(np.isfinite(exact), EPS[of] * (1 + 0.01 * np.abs(xs[0])), 0.0)
    return settle(of, exact, err, 4.0)


# ---- elementwise: integers -----------------------------------------------------------------------------------------------------------------------
def unsigned(x):
    return np.asarray(x).view(np.dtype("u%d" % np.asarray(x).dtype.itemsize))


def as_unsigned(f):
    """f of the operands' bits, its result as the operands' type."""
    return lambda *xs: np.asarray(f(*map(unsigned, xs))).astype(unsigned(xs[0]).dtype).view(np.asarray(xs[0]).dtype)


def toward_zero(x, y):
    """x / y; all ones where y is zero. The smallest number over -1 is itself."""
    by = np.where((y == 0) | (y == -1), np.ones_like(y), y)
    q = x // by
    q = q + ((q * by != x) & ((x < 0) != (by < 0))).astype(q.dtype)
    return np.where(y == 0, ~np.zeros_like(x), np.where((y == -1) & (np.asarray(y).dtype.kind == "i"), np.negative(x), q))


def remainder(x, y):
    """Of that division, with the sign of x; x where y is zero."""
    return np.where(y == 0, x, x - toward_zero(x, y) * y)


def bits(x):
    flat = unsigned(x)
    return np.unpackbits(flat.astype(flat.dtype.newbyteorder(">")).reshape(-1).view(np.uint8)).reshape(np.shape(x) + (flat.dtype.itemsize * 8,))


def leading_zeros(x):
    b = bits(x)
    return np.where(b.any(-1), b.argmax(-1), b.shape[-1]).astype(np.asarray(x).dtype)


def shift(f, beyond):
    """What a shift by as many bits as there are, or more, leaves: beyond(x)."""
    def g(x, y):
        width = np.asarray(x).dtype.itemsize * 8
        inside = unsigned(y) < width
        return np.where(inside, f(x, np.where(inside, y, np.zeros_like(y))), beyond(x))
    return g


def arithmetic_right(x, y):
    signed = np.dtype("i%d" % np.asarray(x).dtype.itemsize)
    return np.right_shift(np.asarray(x).view(signed), np.asarray(y).view(signed)).view(np.asarray(x).dtype)


INTEGER_OPS = {
    "add": np.add, "subtract": np.subtract, "multiply": np.multiply, "maximum": np.maximum, "minimum": np.minimum, "divide": toward_zero,
    "remainder": remainder, "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor, "not": np.invert, "abs": np.abs, "negate": np.negative,
    "sign": np.sign, "popcnt": lambda x: bits(x).sum(-1).astype(np.asarray(x).dtype), "count_leading_zeros": leading_zeros,
    "shift_left": shift(np.left_shift, np.zeros_like), "shift_right_logical": shift(as_unsigned(np.right_shift), np.zeros_like),
    "shift_right_arithmetic": shift(arithmetic_right, lambda x: arithmetic_right(x, np.full_like(x, np.asarray(x).dtype.itemsize * 8 - 1))),
    "unsigned_maximum": as_unsigned(np.maximum), "unsigned_minimum": as_unsigned(np.minimum), "unsigned_divide": as_unsigned(toward_zero),
    "unsigned_remainder": as_unsigned(remainder), "ceil_divide": lambda x, y: x // y + (x % y != 0), "floor_divide": np.floor_divide,
}
BOOLEAN_OPS = {"add": np.logical_or, "multiply": np.logical_and, "maximum": np.logical_or, "minimum": np.logical_and}


def elementwise(name):
    """The op of that name on arrays of one type; `name` as StableHLO has it."""
    def meaning(*arrays):
        of = arrays[0].of
        if of in PRECISION:
            return float_op(name, arrays)
        f = (BOOLEAN_OPS.get(name) if of == "i1" else None) or INTEGER_OPS[name]
        return Array(of, f(*[a.x for a in arrays]), doubtful(arrays))
    return meaning


def compare(direction, as_bits=False):
    f = {"EQ": np.equal, "NE": np.not_equal, "LT": np.less, "LE": np.less_equal, "GT": np.greater, "GE": np.greater_equal}[direction]
    return lambda a, b: Array("i1", f(unsigned(a.x), unsigned(b.x)) if as_bits else f(a.x, b.x), doubtful([a, b]))


def is_finite(a):
    return Array("i1", np.isfinite(a.x), doubtful([a]))


def select(p, a, b):
    err = None
    if a.err is not None or b.err is not None:
        err = np.where(p.x, a.bound, b.bound)
    if p.err is not None:
        err = np.where(p.err > 0, np.inf, 0.0 if err is None else err)
    return Array(a.of, np.where(p.x, a.x, b.x), err)


def clamp(low, a, high):
    return elementwise("minimum")(elementwise("maximum")(low, a), high)


def convert(of, signed_bool=False, from_bits=False):
    """signed_bool: true becomes -1; from_bits: the integer is read as an unsigned one."""
    def meaning(a):
        x = unsigned(a.x) if from_bits and a.of != "i1" else a.x
        if of in PRECISION:
            if a.of in PRECISION:
                return settle(of, x, a.err)
            exact = x.astype(np.float64)
            r = settle(of, exact)
            if of == "f32":  # one rounding, not two
                r = Array(of, x.astype(np.float32), np.where(x.astype(np.float32).astype(np.float64) != exact, EPS[of] * np.abs(exact), r.bound))
            if of == "f64":
                r = Array(of, exact, np.where(np.abs(exact) >= 2.0**53, EPS[of] * np.abs(exact), 0.0))
            return Array(of, r.x, r.bound + doubtful([a])) if a.err is not None else r
        if of == "i1":
            return Array(of, x != 0 if a.of in PRECISION or of == "i1" else x, doubtful([a]))
        if a.of in PRECISION:
            least, most = (int(f(INTEGERS[of])) for f in (lambda t: np.iinfo(t).min, lambda t: np.iinfo(t).max))  # what is beyond them is one of them
            whole = [0 if v != v else most if v >= most else least if v <= least else int(v) for v in np.ravel(np.asarray(x, np.float64)).tolist()]
            y = np.array(whole, dtype=INTEGERS[of]).reshape(np.shape(x))
        else:
            y = np.asarray(x).astype(INTEGERS[of])
        return Array(of, np.negative(y) if a.of == "i1" and signed_bool else y, doubtful([a]))
    return meaning


def truncate(of):
    """Bits are cut off; of a bool, all but the last."""
    return lambda a: Array(of, (a.x & 1) != 0 if of == "i1" else a.x.astype(INTEGERS[of]), doubtful([a]))


# ---- movement ------------------------------------------------------------------------------------------------------------------------------------
def move(f):
    """Values and bounds go the same way."""
    return lambda a: Array(a.of, f(a.x), None if a.err is None else f(a.err))


def transpose(order):
    return move(lambda x: np.transpose(x, order))


def reshape(dims):
    return move(lambda x: np.reshape(x, dims))


def reverse(dims):
    return move(lambda x: np.flip(x, dims))


def cut(starts, limits, steps):
    return move(lambda x: x[tuple(slice(a, b, c) for a, b, c in zip(starts, limits, steps))])


def insert(ranges):
    """The first array in the place of a slice of the second."""
    def one(x, y):
        y = y.copy()
        y[tuple(slice(a, b, c) for a, b, c in ranges)] = x
        return y
    return lambda u, a: Array(a.of, one(u.x, a.x), None if a.err is None and u.err is None else one(u.bound, a.bound))


def broadcast(dims, where):
    """where: the dimension of the result that each of the operand is; those between are new. A dynamic one is as long as the operand's."""
    def f(x):
        shape = [1] * len(dims)
        for i, d in enumerate(where):
            shape[d] = x.shape[i]
        return np.broadcast_to(np.transpose(x, np.argsort(where)).reshape(shape), [n if d is None else d for d, n in zip(dims, shape)])
    return move(f)


def concatenate(axis):
    def meaning(*arrays):
        err = None if all(a.err is None for a in arrays) else np.concatenate([a.bound for a in arrays], axis)
        return Array(arrays[0].of, np.concatenate([a.x for a in arrays], axis), err)
    return meaning


def pad(low, high, inner):
    """low and high may be negative."""
    def one(x, fill):
        spread = np.full([d + c * max(0, d - 1) for d, c in zip(x.shape, inner)], fill, x.dtype)
        spread[tuple(slice(None, None, c + 1) for c in inner)] = x
        wide = np.pad(spread, [(max(0, a), max(0, b)) for a, b in zip(low, high)], constant_values=fill)
        return wide[tuple(slice(max(0, -a), d - max(0, -b)) for a, b, d in zip(low, high, wide.shape))]
    return lambda a, fill: Array(a.of, one(a.x, fill.x[()]), None if a.err is None else one(a.err, 0.0))


def clamped_starts(a, sizes, starts):
    return tuple(slice(at, at + n) for at, n in zip([int(np.clip(s.x, 0, d - n)) for s, d, n in zip(starts, a.x.shape, sizes)], sizes))


def dynamic_slice(sizes):
    return lambda a, *starts: move(lambda x: x[clamped_starts(a, sizes, starts)])(a)


def dynamic_update_slice(a, u, *starts):
    def one(x, y):
        x = x.copy()
        x[clamped_starts(a, u.x.shape, starts)] = y
        return x
    return Array(a.of, one(a.x, u.x), None if a.err is None and u.err is None else one(a.bound, u.bound))


def iota(of, dims, axis):
    line = np.arange(dims[axis]).reshape([-1 if i == axis else 1 for i in range(len(dims))])
    x = np.broadcast_to(line, dims)
    return Array(of, rounded(x, of) if of in PRECISION else x.astype(INTEGERS[of]))


def constant(of, dims, number):
    if isinstance(number, str):  # the bits
        kind = {"f16": np.float16, "f32": np.float32, "f64": np.float64}.get(of, np.float32)
        value = int(number, 16) << (16 if of == "bf16" else 0)
        number = np.array(value, "u%d" % np.dtype(kind).itemsize).view(kind)
    return Array(of, np.full(dims, rounded(number, of) if of in PRECISION else np.asarray(number).astype(INTEGERS[of])))


def batch_norm(axis, epsilon):
    """(a - mean) / sqrt(variance + epsilon) * scale + offset, which may be multiplied out in another order."""
    def meaning(a, scale, offset, mean, variance):
        spread = lambda v: broadcast(a.x.shape, [axis])(v)
        sub, mul, add, rsqrt = (elementwise(n) for n in ("subtract", "multiply", "add", "rsqrt"))
        room = rsqrt(add(variance, constant(a.of, variance.x.shape, epsilon)))
        r = add(mul(mul(sub(a, spread(mean)), spread(room)), spread(scale)), spread(offset))
        size = (np.abs(a.x) + np.abs(spread(mean).x)) * spread(room).x * np.abs(spread(scale).x) + np.abs(spread(offset).x)
        return Array(a.of, r.x, r.bound + np.where(np.isfinite(size), 4 * EPS[a.of] * size, 0.0))
    return meaning


# ---- sums ----------------------------------------------------------------------------------------------------------------------------------------
def grain(x):
    """The power of two that divides every value, or None when it is small."""
    x = x[np.isfinite(x)]
    for k in (0, 2, 5, 10):
        if (np.floor(x * 2.0**k) == x * 2.0**k).all():
            return 2.0**-k
    return None


def summed(of, steps, exact, magnitude, terms, err, unit):
    """A float sum of that many terms, which the format `steps` adds in any order; unit: what divides every term, or None."""
    inexact = magnitude > 2.0 ** PRECISION[steps] * unit if unit else np.full(np.shape(exact), True)
    own = np.where(inexact, (terms + 2) * EPS[steps] * magnitude, 0.0)
    own = own + np.where(exact == 0, EITHER_ZERO, 0.0) + (0.0 if err is None else err)
    own = np.where(np.isfinite(magnitude), own, np.where(np.isnan(exact) | np.isinf(exact), 0.0, np.inf))
    own = np.where(np.isfinite(magnitude) & (magnitude > MOST[steps]), np.inf, own)  # a partial sum may overflow
    if steps == of:
        return Array(of, rounded(exact, of), own)
    x = rounded(exact, steps)
    return settle(of, np.where(own > 0, exact, x), own)


def reduce(name, a, axes, init, steps=None):
    """a's elements and init's (of the result's shape or a scalar), in any order."""
    axes = tuple(axes)
    of = a.of
    count = math.prod([a.x.shape[d] for d in axes])
    if name == "add" and of in PRECISION:
        unit = min([g for g in (grain(a.x), grain(init.x))] if grain(a.x) and grain(init.x) else [0]) or None
        err = None if a.err is None and init.err is None else a.bound.sum(axes) + init.bound
        return summed(of, steps or ACCUMULATOR.get(of, of), a.x.sum(axes) + init.x, np.abs(a.x).sum(axes) + np.abs(init.x), count, err, unit)
    if name in ("maximum", "minimum"):
        f = EXACT[name] if of in PRECISION else INTEGER_OPS[name]
        x = np.broadcast_to(init.x, [d for i, d in enumerate(a.x.shape) if i not in axes])
        if count:
            x = f(getattr(np, name).reduce(a.x, axes), x)
            if of in PRECISION:
                zero = (a.x == 0) & (np.signbit(a.x) == (name == "minimum"))
                x = np.where((x == 0) & zero.any(axes), -0.0 if name == "minimum" else 0.0, x)
        err = None
        if a.err is not None or init.err is not None:
            most = a.bound.max(axes) if count else 0.0
            err = np.maximum(most, init.bound) if of in PRECISION else np.where(np.maximum(most, init.bound) > 0, np.inf, 0)
        return Array(of, x, err)
    if of in PRECISION:
        raise NotImplementedError(name)
    name = name.replace("unsigned_maximum", "maximum").replace("unsigned_minimum", "minimum")
    f = INTEGER_OPS[name]
    x = f(f.reduce(a.x, axes, dtype=a.x.dtype), init.x)
    err = None
    if a.err is not None or init.err is not None:
        err = np.where(a.bound.sum(axes) + init.bound > 0, np.inf, 0.0)
    return Array(of, x, err)


def argmax(axis):
    """The largest element and the first place of it, or of the first NaN. Of equal zeros, the order of the reduction says whose sign stays."""
    def meaning(a, index, first, zero):
        if a.x.shape[axis] == 0:
            dims = np.delete(a.x.shape, axis)
            return Array(a.of, np.full(dims, first.x)), Array("i32", np.zeros(dims))
        at = a.x.argmax(axis)
        x = np.take_along_axis(a.x, np.expand_dims(at, axis), axis).squeeze(axis)
        signs = np.signbit(a.x)
        either = (x == 0) & np.any((a.x == 0) & signs, axis) & np.any((a.x == 0) & ~signs, axis)
        return Array(a.of, x, np.where(either, EITHER_ZERO, 0.0) if either.any() else None), Array("i32", at)
    return meaning


def product(of, out, a, b, spec, start=None, steps=None):
    """An einsum of two arrays, plus start: dot, convolution and what is made of them; `steps` is the accumulator."""
    terms = 1
    sizes = dict(zip(spec.split("->")[0].replace(",", ""), a.x.shape + b.x.shape))
    for letter in sizes:
        terms *= 1 if letter in spec.split("->")[1] else sizes[letter]
    if of not in PRECISION:
        kind = INTEGERS[out]
        x = np.einsum(spec, a.x.astype(kind), b.x.astype(kind))
        x = x if start is None else x + start.x
        marks = [v for v in (a, b, start) if v is not None and v.err is not None]
        return Array(out, x, np.full(np.shape(x), np.inf) if marks else None)
    x = np.einsum(spec, a.x, b.x)
    magnitude = np.einsum(spec, np.abs(a.x), np.abs(b.x))
    err = None
    if a.err is not None or b.err is not None:
        err = np.einsum(spec, a.bound, np.abs(b.x)) + np.einsum(spec, np.abs(a.x) + a.bound, b.bound)
        err = np.where(np.isnan(err), np.where(np.isfinite(magnitude), np.inf, 0.0), err)
    units = [grain(a.x), grain(b.x)]
    if start is not None:
        x, magnitude = x + start.x, magnitude + np.abs(start.x)
        err = err if start.err is None else start.err + (0.0 if err is None else err)
        units = [min(u, grain(start.x)) if u and grain(start.x) else None for u in units]
    unit = units[0] * units[1] if all(units) else None
    return summed(out, steps or ACCUMULATOR.get(of, of), x, magnitude, terms, err, unit)


def window_taps(a, windows):
    """What each place of the windows reads of an array that is padded already."""
    starts = [[p * w[4] for p, w in zip(place, windows)] for place in itertools.product(*[range(w[0]) for w in windows])]
    return [cut(at, [p + (w[5] - 1) * w[1] + 1 for p, w in zip(at, windows)], [w[1] for w in windows])(a) for at in starts]


def convolution(of, out, ids, windows, groups):
    """ids: the dimension numbers of image, kernel and result; windows: (size, stride, low, high, dilation, count) of each spatial dimension."""
    n = len(windows)
    spatial = [str(i) for i in range(n)]

    def meaning(image, kernel):
        image = transpose([ids[0].index(d) for d in ["b"] + spatial + ["f"]])(image)
        kernel = transpose([ids[1].index(d) for d in spatial + ["i", "o"]])(kernel)
        batch, features = image.x.shape[0], image.x.shape[-1]
        wide = pad([0] + [w[2] for w in windows] + [0], [0] + [w[3] for w in windows] + [0], [0] * (n + 2))(image, Array(of, 0))
        taps = window_taps(wide, [(1, 1, 0, 0, 1, batch)] + windows + [(1, 1, 0, 0, 1, features)])
        shape = [batch, math.prod(w[5] for w in windows), len(taps), groups, features // groups]
        patches = Array(of, np.stack([t.x for t in taps], -2).reshape(shape),
                        None if wide.err is None else np.stack([t.bound for t in taps], -2).reshape(shape))
        made = kernel.x.shape[-1]
        kernel = reshape([len(taps), features // groups, groups, made // groups])(kernel)
        r = reshape([batch] + [w[5] for w in windows] + [made])(product(of, out, patches, kernel, "bptgi,tigo->bpgo"))
        return transpose([(["b"] + spatial + ["f"]).index(d) for d in ids[2]])(r)
    return meaning


def window_reduce(name, windows):
    """windows: (size, stride, low, high, dilation, count) of each dimension."""
    def meaning(a, first):
        k = len(windows)
        wide = pad([w[2] for w in windows], [w[3] for w in windows], [0] * k)(a, first)
        views = window_taps(wide, windows)
        stack = Array(a.of, np.stack([v.x for v in views]), None if a.err is None else np.stack([v.bound for v in views]))
        return reduce(name, stack, [0], first)
    return meaning


# ---- structured ops: a body over an iteration space ----------------------------------------------------------------------------------------------
class Space:
    """Loops of these sizes. A map is a list of expressions, an expression (factors by loop, constant)."""

    def __init__(self, sizes):
        self.sizes = tuple(sizes)
        self.index = [np.arange(n).reshape([-1 if i == d else 1 for i in range(len(sizes))]) for d, n in enumerate(sizes)]

    def loop(self, d):
        """linalg.index"""
        return Array("index", np.broadcast_to(self.index[d], self.sizes))

    def fill(self, of, number):
        return Array(of, np.broadcast_to(constant(of, (), number).x, self.sizes))

    def read(self, a, exprs):
        """What each point of the space reads of an operand."""
        at = tuple(sum(f * self.index[d] for d, f in factors.items()) + c for factors, c in exprs)
        return move(lambda x: np.broadcast_to(x[at], self.sizes))(a)

    def write(self, a, exprs):
        """An operand from a point each; the map is a permutation of the loops that `a` still has."""
        order = [next(iter(factors)) for factors, _ in exprs]
        return transpose([sorted(order).index(d) for d in order])(a)

    def extract(self, a, indices):
        """tensor.extract at places that are known for certain."""
        at = tuple(i.x for i in indices)
        return move(lambda x: np.broadcast_to(x[at], self.sizes))(a)
