#!/usr/bin/env python3
"""Writes tests/check/*.mlir: one function per case, its expected values from numpy and closed forms in double precision.

usage: python3 tests/check/generate.py [--check]
--check writes nothing and fails when a file differs from what would be written. Reads nothing but itself and special.txt, whose numbers mpmath printed; needs numpy.
"""

import math
import os
import sys
from fractions import Fraction

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))


# ---- types and text ---------------------------------------------------------------------------------------------------------------------
# bf16 values are kept as f32 arrays that are rounded already.
NUMPY = {
    "f16": np.float16,
    "f32": np.float32,
    "f64": np.float64,
    "i8": np.int8,
    "i16": np.int16,
    "i32": np.int32,
    "i64": np.int64,
    "ui8": np.uint8,
    "ui16": np.uint16,
    "ui32": np.uint32,
    "ui64": np.uint64,
    "i1": np.bool_,
    "bf16": np.float32,
    "complex<f32>": np.complex64,
    "complex<f64>": np.complex128,
}
FLOATS = ["f32", "f16", "bf16", "f64"]
INTS = ["i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64"]
TYPES = FLOATS + INTS + ["i1"]
ULPS = {"f32": 4, "f16": 1, "bf16": 1, "f64": 4}  # of functions


def round_bf16(a):
    a = np.asarray(a, np.float32)
    u = a.view(np.uint32).astype(np.uint64)
    r = ((u + np.uint32(0x7FFF) + ((u >> np.uint32(16)) & np.uint32(1))) >> np.uint32(16)) << np.uint32(16)
    out = r.astype(np.uint32).view(np.float32).reshape(a.shape)
    return np.where(np.isnan(a), np.float32(np.nan), out).astype(np.float32)


def cast(a, t):
    """One rounding from double to the element type."""
    with np.errstate(all="ignore"):
        if t == "bf16":
            a64 = np.asarray(a, np.float64)
            f = a64.astype(np.float32)
            # round to odd first, so that the second rounding is the only one that counts
            u = f.view(np.uint32)
            inexact = (f.astype(np.float64) != a64) & np.isfinite(a64) & np.isfinite(f)
            toward = np.where(inexact & (np.abs(f.astype(np.float64)) > np.abs(a64)), u - np.uint32(1), u)
            odd = np.where(inexact, toward | np.uint32(1), u).astype(np.uint32)
            return round_bf16(odd.view(np.float32).reshape(a64.shape))
        return np.asarray(a).astype(NUMPY[t])


def literal(v, t):
    if t == "i1":
        return "true" if v else "false"
    if t.startswith("complex"):
        return "(%s, %s)" % (literal(v.real, t[8:-1]), literal(v.imag, t[8:-1]))
    if t[0] in "iu":
        return str(int(v))
    v = float(v)
    if math.isnan(v):
        return {"f16": "0x7E00", "bf16": "0x7FC0", "f32": "0x7FC00000", "f64": "0x7FF8000000000000"}[t]
    if math.isinf(v):
        return {
            "f16": ("0x7C00", "0xFC00"),
            "bf16": ("0x7F80", "0xFF80"),
            "f32": ("0x7F800000", "0xFF800000"),
            "f64": ("0x7FF0000000000000", "0xFFF0000000000000"),
        }[t][v < 0]
    s = repr(v)
    if "e" in s and "." not in s:
        s = s.replace("e", ".0e")
    return s


def nested(a, t):
    if a.ndim == 0:
        return literal(a[()], t)
    return "[" + ", ".join(nested(x, t) for x in a) + "]"


def tensor(shape, t):
    return "tensor<%s%s>" % ("".join("%dx" % d for d in shape), t)


def width(t):
    return 16 if t == "bf16" else 8 * np.dtype(NUMPY[t]).itemsize


def bits_of(a, t):
    if t == "bf16":
        return (np.asarray(a, np.float32).view(np.uint32) >> 16).astype(np.uint16)
    return np.asarray(a, NUMPY[t]).view("u%d" % np.dtype(NUMPY[t]).itemsize)


class Bits:
    """Floats given by their bits: NaNs of either sign, zeros."""

    def __init__(self, a):
        self.a = np.asarray(a, object)
        self.shape, self.size = self.a.shape, self.a.size


def dense(a, t):
    if a.size == 0:
        return "dense<> : " + tensor(a.shape, t)
    if isinstance(a, Bits):
        return "dense<[%s]> : %s" % (", ".join("0x%0*X" % (width(t) // 4, v) for v in a.a), tensor(a.shape, t))
    if a.size > 64 and t == "complex<f64>":
        return 'dense<"0x%s"> : %s' % (np.ascontiguousarray(a, "<c16").tobytes().hex().upper(), tensor(a.shape, t))
    if a.size > 64 and t != "i1":
        b = bits_of(a, t)
        return 'dense<"0x%s"> : %s' % (b.astype(b.dtype.newbyteorder("<")).tobytes().hex().upper(), tensor(a.shape, t))
    return "dense<%s> : %s" % (nested(a, t), tensor(a.shape, t))


# ---- inputs: fixed sequences, the special values in fixed places ----------------------------------------------------------------------------
def values(t, shape, low=-3.0, high=3.0, special=False, seed=1):
    n = int(np.prod(shape, dtype=np.int64))
    k = np.arange(n, dtype=np.float64) + seed * 17
    u = np.mod(k * 0.6180339887498949 + seed * 0.2360679, 1.0)
    if t == "i1":
        return (u < 0.5).reshape(shape)
    if t.startswith("complex"):
        return (low + (high - low) * u + 1j * (low + (high - low) * np.mod(u * 7.31, 1.0))).astype(NUMPY[t]).reshape(shape)
    a = low + (high - low) * u
    if t[0] in "iu":
        info = np.iinfo(NUMPY[t])
        a = np.clip(np.rint(a * 3), max(info.min, -9), 9).astype(NUMPY[t])
        if special and n >= 4:
            a[0], a[1], a[2] = info.max, info.min, 0
        return a.reshape(shape)
    a = cast(a, t)
    if special and n >= 8:
        a[0:8] = cast([np.nan, np.inf, -np.inf, -0.0, 0.0, 2.5, -0.5, 1.5], t)
    return a.reshape(shape)


def anything(t, shape, seed=1):
    """Integers of all magnitudes; floats as values() gives them."""
    if t not in INTS:
        return values(t, shape, seed=seed)
    n, s, out = int(np.prod(shape, dtype=np.int64)), seed * 2654435761 + 12345, []
    for _ in range(n):
        s = (s * 6364136223846793005 + 1442695040888963407) & (2**64 - 1)
        out.append((s >> 32 ^ s << 32) & (2**64 - 1))
    return wrap(np.array(out, object).reshape(shape), t)


def wrap(a, t):
    info = np.iinfo(NUMPY[t])
    bits = info.bits
    return np.array(
        [(int(v) & ((1 << bits) - 1)) - ((1 << bits) if info.min < 0 and int(v) >> (bits - 1) & 1 else 0) for v in np.asarray(a, object).ravel()],
        NUMPY[t],
    ).reshape(np.shape(a))


FORMATS = {"f16": (11, -14, 15), "bf16": (8, -126, 127), "f32": (24, -126, 127), "f64": (53, -1022, 1023)}  # precision, exponents


def nearest(v, t):
    """An exact number rounded once to a float type, ties to even."""
    v, (precision, low, high) = Fraction(v), FORMATS[t]
    if v == 0:
        return 0.0
    e = max(low, math.frexp(abs(float(v)))[1] - 1 if abs(v) < 2**1000 else high)
    unit = Fraction(2) ** (e - precision + 1)
    r = round(v / unit) * unit
    return math.copysign(math.inf, v) if abs(r) >= Fraction(2) ** (high + 1) else float(r)


def maximum(x, y):
    """IEEE 754-2019: NaN wins, +0 is above -0."""
    return np.where((x == 0) & (y == 0), np.where(np.signbit(x), y, x), np.maximum(x, y)).astype(np.result_type(x, y))


def minimum(x, y):
    return np.where((x == 0) & (y == 0), np.where(np.signbit(x), x, y), np.minimum(x, y)).astype(np.result_type(x, y))


# ---- files ------------------------------------------------------------------------------------------------------------------------------------
class File:
    def __init__(self, name, about):
        self.name, self.text, self.names = name, ["// %s Written by generate.py." % about], set()

    def case(self, name, inputs, body, expected, ulps=0, atol=None, names=None):
        """inputs: (array, type) pairs as %0…; body: lines that define %r (several results: %r0, %r1, …); expected: (array, type) pairs."""
        names = names or (["%r"] if len(expected) == 1 else ["%%r%d" % i for i in range(len(expected))])
        self.checks(name, inputs, body, [(r, a, t, ulps) for r, (a, t) in zip(names, expected)], atol)

    def checks(self, name, inputs, body, results, atol=None):
        """The same with (value, array, type, ulps) for what is checked."""
        base, k = name, 2
        while name in self.names:
            name, k = "%s_%d" % (base, k), k + 1
        self.names.add(name)
        lines = ["func.func @%s() {" % name]
        for i, (a, t) in enumerate(inputs):
            lines.append("  %%%d = util.unfoldable_constant %s" % (i, dense(a if isinstance(a, Bits) else np.asarray(a), t)))
        lines += ["  " + b for b in body]
        for i, (r, a, t, ulps) in enumerate(results):
            a = np.asarray(a)
            if ulps and t in FLOATS:
                lines.append("  %%e%d = stablehlo.constant %s" % (i, dense(a, t)))
                lines.append(
                    "  check.expect_close %s, %%e%d, max_ulp_difference = %d : %s, %s" % (r, i, ulps, tensor(a.shape, t), tensor(a.shape, t))
                )
            elif atol is not None and (t in FLOATS or t.startswith("complex")):
                lines.append("  check.expect_almost_eq_const(%s, %s, atol %s) : %s" % (r, dense(a, t), literal(atol, "f64"), tensor(a.shape, t)))
            else:
                lines.append("  check.expect_eq_const(%s, %s) : %s" % (r, dense(a, t), tensor(a.shape, t)))
        self.text.append("\n".join(lines + ["  return", "}"]))

    def finish(self, check):
        path = os.path.join(HERE, self.name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        text = "\n".join(self.text) + "\n"
        if check:
            with open(path, encoding="utf-8") as f:
                return f.read() == text
        with open(path, "w", encoding="utf-8", newline="\n") as f:
            f.write(text)
        return True


def unary(op, shape, t, to=None):
    to = to or t
    return ["%%r = stablehlo.%s %%0 : %s" % (op, tensor(shape, t) if to == t else "(%s) -> %s" % (tensor(shape, t), tensor(shape, to)))]


def binary(op, shape, t):
    return ["%%r = stablehlo.%s %%0, %%1 : %s" % (op, tensor(shape, t))]


SHAPES = [(), (1,), (0, 3), (3, 5)]
erf = np.vectorize(math.erf, otypes=[np.float64])


def elementwise_float():
    f = File("elementwise_float.mlir", "Elementwise functions of floats.")

    def rint_away(x):
        return np.copysign(np.floor(np.abs(x) + 0.5), x)

    exact = {
        "abs": np.abs,
        "negate": np.negative,
        "floor": np.floor,
        "ceil": np.ceil,
        "round_nearest_even": np.rint,
        "round_nearest_afz": rint_away,
        "sign": lambda x: np.where(np.isnan(x) | (x == 0), x, np.sign(x)),
    }
    functions = {
        "sqrt": (np.sqrt, 0.1, 9),
        "rsqrt": (lambda x: 1 / np.sqrt(x), 0.1, 9),
        "cbrt": (np.cbrt, 0.1, 9),
        "exponential": (np.exp, -5, 5),
        "exponential_minus_one": (np.expm1, -2, 2),
        "log": (np.log, 1.5, 90),
        "log_plus_one": (np.log1p, 0.01, 5),
        "tanh": (np.tanh, -3, 3),
        "logistic": (lambda x: 1 / (1 + np.exp(-x)), -4, 4),
        "sine": (np.sin, 0.1, 3),
        "cosine": (np.cos, -1.4, 1.4),
        "tan": (np.tan, 0.1, 1.4),
    }
    with np.errstate(all="ignore"):
        for t in FLOATS:
            for op, fn in exact.items():
                for shape in SHAPES:
                    x = values(t, shape, special=True)
                    f.case("%s_%s_%d" % (op, t, len(shape)), [(x, t)], unary(op, shape, t), [(cast(fn(x.astype(np.float64)), t), t)])
            for op, (fn, low, high) in functions.items():
                x = values(t, (3, 7), low, high)
                f.case("%s_%s" % (op, t), [(x, t)], unary(op, (3, 7), t), [(cast(fn(x.astype(np.float64)), t), t)], ulps=ULPS[t])
                x = values(t, (), low, high)
                f.case("%s_%s_scalar" % (op, t), [(x, t)], unary(op, (), t), [(cast(fn(x.astype(np.float64)), t), t)], ulps=ULPS[t])
        # the limits of functions
        ends = cast([np.nan, np.inf, -np.inf, 0.0, -0.0], "f32")
        for op, want in {
            "exponential": [np.nan, np.inf, 0, 1, 1],
            "tanh": [np.nan, 1, -1, 0, -0.0],
            "log": [np.nan, np.inf, np.nan, -np.inf, -np.inf],
            "sqrt": [np.nan, np.inf, np.nan, 0, -0.0],
            "rsqrt": [np.nan, 0, np.nan, np.inf, -np.inf],
            "logistic": [np.nan, 1, 0, 0.5, 0.5],
            "exponential_minus_one": [np.nan, np.inf, -1, 0, -0.0],
            "log_plus_one": [np.nan, np.inf, np.nan, 0, -0.0],
        }.items():
            f.case("%s_ends" % op, [(ends, "f32")], unary(op, (5,), "f32"), [(cast(want, "f32"), "f32")])
        pairs = {
            "add": np.add,
            "subtract": np.subtract,
            "multiply": np.multiply,
            "divide": np.divide,
            "maximum": np.maximum,
            "minimum": np.minimum,
            "remainder": np.fmod,
        }
        for t in FLOATS:
            for op, fn in pairs.items():
                for shape in SHAPES:
                    x, y = values(t, shape, special=True), values(t, shape, seed=5)
                    y = np.where(y == 0, np.float32(1), y).astype(y.dtype)
                    f.case(
                        "%s_%s_%d" % (op, t, len(shape)),
                        [(x, t), (y, t)],
                        binary(op, shape, t),
                        [(cast(fn(x.astype(np.float64), y.astype(np.float64)), t), t)],
                        ulps=3 if op == "divide" else 0,
                    )
        x, y = values("f32", (9,), 0.2, 4), values("f32", (9,), -3, 3, seed=3)
        f.case("power_f32", [(x, "f32"), (y, "f32")], binary("power", (9,), "f32"), [(cast(x.astype(np.float64) ** y, "f32"), "f32")], ulps=4)
        f.case(
            "atan2_f32", [(y, "f32"), (x, "f32")], binary("atan2", (9,), "f32"), [(cast(np.arctan2(y.astype(np.float64), x), "f32"), "f32")], ulps=4
        )
        x = np.array([-2, -2, 0, -0.0, 1, np.inf, 2], np.float32)
        y = np.array([3, 2, 0, -1, np.nan, 0, -np.inf], np.float32)
        f.case("power_special", [(x, "f32"), (y, "f32")], binary("power", (7,), "f32"), [(np.array([-8, 4, 1, -np.inf, 1, 1, 0], np.float32), "f32")])
        x = values("f32", (9,), special=True)
        f.case("is_finite", [(x, "f32")], unary("is_finite", (9,), "f32", "i1"), [(np.isfinite(x), "i1")])
        lo, hi = np.float32(-1), np.float32(1)
        f.case(
            "clamp_scalar_ends",
            [(lo, "f32"), (x, "f32"), (hi, "f32")],
            ["%r = stablehlo.clamp %0, %1, %2 : (tensor<f32>, tensor<9xf32>, tensor<f32>) -> tensor<9xf32>"],
            [(np.minimum(np.maximum(x, lo), hi), "f32")],
        )
        x = np.array([1.0, 1.00048828125, 65519, 65520, 1e-8, -3.14159265, 0.1], np.float32)
        f.case(
            "reduce_precision_half",
            [(x, "f32")],
            ["%r = stablehlo.reduce_precision %0, format = e5m10 : tensor<7xf32>"],
            [(np.where(np.abs(x) < 6.1e-5, np.float32(0), x.astype(np.float16).astype(np.float32)), "f32")],
        )
        x = values("f32", (7,), -2, 2)
        f.case(
            "chlo_erf", [(x, "f32")], ["%r = chlo.erf %0 : tensor<7xf32> -> tensor<7xf32>"], [(cast(erf(x.astype(np.float64)), "f32"), "f32")], ulps=4
        )
        inverse = {"acos": "arccos", "acosh": "arccosh", "asin": "arcsin", "asinh": "arcsinh", "atan": "arctan", "atanh": "arctanh"}
        ranges = {"acos": (-1, 1), "acosh": (1, 9), "asin": (-1, 1), "atanh": (-0.9, 0.9), "tan": (-1.4, 1.4)}
        for name in ("acos", "acosh", "asin", "asinh", "atan", "atanh", "cosh", "sinh", "tan"):
            x = values("f32", (7,), *ranges.get(name, (-5, 5)))
            r = getattr(np, inverse.get(name, name))(x.astype(np.float64))
            f.case("chlo_" + name, [(x, "f32")], [f"%r = chlo.{name} %0 : tensor<7xf32> -> tensor<7xf32>"], [(cast(r, "f32"), "f32")], ulps=4)
    return f


def elementwise_int():
    f = File("elementwise_int.mlir", "Elementwise operations on integers.")

    def divide(x, y, signed):
        q = []
        for a, b in zip(x.ravel().tolist(), y.ravel().tolist()):
            q.append(-1 if b == 0 else int(abs(a) // abs(b)) * (1 if (a < 0) == (b < 0) else -1))
        return np.array(q, object).reshape(x.shape)

    def remainder(x, y, signed):
        q = []
        for a, b in zip(x.ravel().tolist(), y.ravel().tolist()):
            q.append(a if b == 0 else (abs(a) % abs(b)) * (-1 if a < 0 else 1))
        return np.array(q, object).reshape(x.shape)

    for t in INTS:
        signed, bits = t[0] == "i", np.iinfo(NUMPY[t]).bits
        mask = (1 << bits) - 1
        for shape in [(), (0,), (2, 9)]:
            x, y = values(t, shape, special=True), values(t, shape, seed=4)
            X, Y = x.astype(object), y.astype(object)
            pairs = {
                "add": X + Y,
                "subtract": X - Y,
                "multiply": X * Y,
                "divide": divide(x, y, signed),
                "remainder": remainder(x, y, signed),
                "maximum": np.maximum(x, y),
                "minimum": np.minimum(x, y),
                "and": x & y,
                "or": x | y,
                "xor": x ^ y,
            }
            for op, want in pairs.items():
                f.case("%s_%s_%d" % (op, t, len(shape)), [(x, t), (y, t)], binary(op, shape, t), [(wrap(want, t), t)])
            one = {
                "not": ~x,
                "popcnt": np.array([bin(int(v) & mask).count("1") for v in x.ravel()], object).reshape(shape),
                "count_leading_zeros": np.array([bits - (int(v) & mask).bit_length() for v in x.ravel()], object).reshape(shape),
                "negate": -X,
            }
            if signed:
                one["abs"] = abs(X) if shape else np.array(abs(int(X)), object)
                one["sign"] = np.sign(x)
            for op, want in one.items():
                f.case("%s_%s_%d" % (op, t, len(shape)), [(x, t)], unary(op, shape, t), [(wrap(want, t), t)])
        x = values(t, (6,), special=True)
        s = np.array([0, 1, bits - 1, bits, bits + 3, 2], NUMPY[t])
        u = [int(v) & mask for v in x]
        left = [(a << int(k)) if k < bits else 0 for a, k in zip(u, s)]
        logical = [(a >> int(k)) if k < bits else 0 for a, k in zip(u, s)]
        arith = [(a - (1 << bits) if a >> (bits - 1) else a) >> min(int(k), bits - 1) for a, k in zip(u, s)]
        for op, want in {"shift_left": left, "shift_right_logical": logical, "shift_right_arithmetic": arith}.items():
            f.case("%s_%s" % (op, t), [(x, t), (s, t)], binary(op, (6,), t), [(wrap(np.array(want, object), t), t)])
    x, y = values("i1", (8,)), values("i1", (8,), seed=3)
    for op, want in {"add": x | y, "multiply": x & y, "and": x & y, "or": x | y, "xor": x ^ y, "maximum": x | y, "minimum": x & y}.items():
        f.case("%s_i1" % op, [(x, "i1"), (y, "i1")], binary(op, (8,), "i1"), [(want, "i1")])
    f.case("not_i1", [(x, "i1")], unary("not", (8,), "i1"), [(~x, "i1")])
    return f


def conversions():
    f = File("convert.mlir", "Conversions, comparisons, selections.")
    types = FLOATS + ["i8", "i32", "ui8", "ui32", "i1"]
    for s in types:
        for t in types:
            if s == t:
                continue
            x = values(s, (7,), 0, 3)
            want = (x != 0) if t == "i1" else cast(x.astype(np.float64), t) if t in FLOATS else np.trunc(x.astype(np.float64)).astype(NUMPY[t])
            f.case("convert_%s_%s" % (s, t), [(x, s)], unary("convert", (7,), s, t), [(want, t)])
    x = np.array([1e20, -1e20, 2.9, -2.9, np.nan], np.float32)
    f.case("convert_saturates", [(x, "f32")], unary("convert", (5,), "f32", "i32"), [(np.array([2**31 - 1, -(2**31), 2, -2, 0], np.int32), "i32")])
    x = np.array([16777217, -16777219, 2**31 - 1], np.int32)
    f.case("convert_rounds", [(x, "i32")], unary("convert", (3,), "i32", "f32"), [(x.astype(np.float32), "f32")])
    with np.errstate(all="ignore"):
        for t in ["f32", "i8", "ui32", "i1"]:
            x, y = values(t, (9,), special=True), values(t, (9,), special=True)[::-1].copy()
            for d, fn in {"EQ": np.equal, "NE": np.not_equal, "LT": np.less, "LE": np.less_equal, "GT": np.greater, "GE": np.greater_equal}.items():
                f.case(
                    "compare_%s_%s" % (d.lower(), t),
                    [(x, t), (y, t)],
                    ["%%r = stablehlo.compare %s, %%0, %%1 : (%s, %s) -> tensor<9xi1>" % (d, tensor((9,), t), tensor((9,), t))],
                    [(fn(x, y), "i1")],
                )
    x, y = np.array([-0.0, 0.0, np.nan, -np.inf], np.float32), np.array([0.0, -0.0, np.inf, -1.0], np.float32)
    f.case(
        "compare_total_order",
        [(x, "f32"), (y, "f32")],
        ["%r = stablehlo.compare LT, %0, %1, TOTALORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>"],
        [(np.array([True, False, False, True]), "i1")],
    )
    p, x, y = values("i1", (3, 5)), values("f32", (3, 5)), values("f32", (3, 5), seed=2)
    f.case(
        "select",
        [(p, "i1"), (x, "f32"), (y, "f32")],
        ["%r = stablehlo.select %0, %1, %2 : tensor<3x5xi1>, tensor<3x5xf32>"],
        [(np.where(p, x, y), "f32")],
    )
    f.case(
        "select_scalar",
        [(np.bool_(False), "i1"), (x, "f32"), (y, "f32")],
        ["%r = stablehlo.select %0, %1, %2 : tensor<i1>, tensor<3x5xf32>"],
        [(y, "f32")],
    )
    x = values("f32", (3,), special=False)
    f.case("bitcast_same", [(x, "f32")], ["%r = stablehlo.bitcast_convert %0 : (tensor<3xf32>) -> tensor<3xi32>"], [(x.view(np.int32), "i32")])
    f.case(
        "bitcast_narrower",
        [(x, "f32")],
        ["%r = stablehlo.bitcast_convert %0 : (tensor<3xf32>) -> tensor<3x2xi16>"],
        [(x.view(np.int16).reshape(3, 2), "i16")],
    )
    y = x.view(np.int16).reshape(3, 2)
    f.case("bitcast_wider", [(y, "i16")], ["%r = stablehlo.bitcast_convert %0 : (tensor<3x2xi16>) -> tensor<3xf32>"], [(x, "f32")])
    for t in ["i4", "ui4"]:  # the first of them are the lowest bits
        for wide in ["i8", "ui8", "i16", "i32", "ui64", "f16"]:
            x = values(wide, (3,), special=False)
            raw = x.view(np.uint8).reshape(3, -1)
            nibbles = np.stack([raw & 15, raw >> 4], -1).reshape(3, -1)
            n = nibbles.shape[1]
            y = (nibbles ^ 8).astype(np.int8) - 8 if t == "i4" else nibbles
            of = "tensor<3x%s>" % wide, "tensor<3x%dx%s>" % (n, t)
            f.case("bitcast_%s_%s" % (wide, t), [(x, wide)], ["%%r = stablehlo.bitcast_convert %%0 : (%s) -> %s" % of], [(y, t)])
            f.case("bitcast_%s_%s" % (t, wide), [(y, t)], ["%%r = stablehlo.bitcast_convert %%0 : (%s) -> %s" % of[::-1]], [(x, wide)])
    return f


def movement():
    f = File("movement.mlir", "Data movement.")

    def one(name, x, t, text, want):
        f.case(name, [(x, t)], ["%%r = stablehlo.%s : (%s) -> %s" % (text, tensor(x.shape, t), tensor(want.shape, t))], [(want, t)])

    for t in ["f32", "i8", "f16", "i1"]:
        x = values(t, (3, 5, 2))
        one("transpose_" + t, x, t, "transpose %0, dims = [2, 0, 1]", x.transpose(2, 0, 1))
        f.case("reverse_" + t, [(x, t)], ["%%r = stablehlo.reverse %%0, dims = [0, 2] : %s" % tensor(x.shape, t)], [(x[::-1, :, ::-1], t)])
        one("reshape_" + t, x, t, "reshape %0", x.reshape(5, 6))
        one("slice_" + t, x, t, "slice %0 [1:3, 0:5:2, 1:2]", x[1:3, 0:5:2, 1:2])
        y = values(t, (3, 1))
        one("broadcast_in_dim_" + t, y, t, "broadcast_in_dim %0, dims = [2, 0]", np.broadcast_to(y.T.reshape(1, 1, 3), (4, 2, 3)).copy())
        z, v = values(t, (2, 3)), values(t, ())
        for name, low, high, inner in [
            ("pad", [1, 0], [0, 2], [0, 0]),
            ("pad_interior", [0, 1], [1, 0], [2, 1]),
            ("pad_negative", [-1, 0], [0, -1], [0, 1]),
        ]:
            big = np.full([(n - 1) * (i + 1) + 1 for n, i in zip(z.shape, inner)], v)
            big[:: inner[0] + 1, :: inner[1] + 1] = z
            for axis in range(2):
                shape = list(big.shape)
                if low[axis] > 0:
                    shape[axis] = low[axis]
                    big = np.concatenate([np.full(shape, v), big], axis)
                elif low[axis] < 0:
                    big = np.delete(big, range(-low[axis]), axis)
                shape = list(big.shape)
                if high[axis] > 0:
                    shape[axis] = high[axis]
                    big = np.concatenate([big, np.full(shape, v)], axis)
                elif high[axis] < 0:
                    big = np.delete(big, range(big.shape[axis] + high[axis], big.shape[axis]), axis)
            f.case(
                "%s_%s" % (name, t),
                [(z, t), (v, t)],
                [
                    "%%r = stablehlo.pad %%0, %%1, low = %s, high = %s, interior = %s : (%s, %s) -> %s"
                    % (low, high, inner, tensor(z.shape, t), tensor((), t), tensor(big.shape, t))
                ],
                [(big.astype(z.dtype), t)],
            )
        parts = [values(t, (2, 1)), values(t, (2, 0)), values(t, (2, 4), seed=3)]
        f.case(
            "concatenate_" + t,
            [(p, t) for p in parts],
            ["%%r = stablehlo.concatenate %%0, %%1, %%2, dim = 1 : (%s) -> %s" % (", ".join(tensor(p.shape, t) for p in parts), tensor((2, 5), t))],
            [(np.concatenate(parts, 1), t)],
        )
    for t in ["f32", "i32", "ui8", "f16"]:
        f.case(
            "iota_" + t, [], ["%%r = stablehlo.iota dim = 1 : %s" % tensor((2, 4), t)], [(np.broadcast_to(np.arange(4), (2, 4)).astype(NUMPY[t]), t)]
        )
    x = values("f32", (4, 5))
    for i, j in [(1, 2), (9, -4)]:
        a, b = min(max(i, 0), 2), min(max(j, 0), 2)
        f.case(
            "dynamic_slice",
            [(x, "f32"), (np.int32(i), "i32"), (np.int32(j), "i32")],
            ["%r = stablehlo.dynamic_slice %0, %1, %2, sizes = [2, 3] : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>"],
            [(x[a : a + 2, b : b + 3], "f32")],
        )
        u, want = values("f32", (2, 3), seed=7), x.copy()
        want[a : a + 2, b : b + 3] = u
        f.case(
            "dynamic_update_slice",
            [(x, "f32"), (u, "f32"), (np.int32(i), "i32"), (np.int32(j), "i32")],
            ["%r = stablehlo.dynamic_update_slice %0, %1, %2, %3 : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x5xf32>"],
            [(want, "f32")],
        )
    f.case(
        "dynamic_slice_from_far_ui64",
        [(x, "f32"), (np.uint64(2**64 - 2), "ui64"), (np.uint64(1), "ui64")],
        ["%r = stablehlo.dynamic_slice %0, %1, %2, sizes = [2, 3] : (tensor<4x5xf32>, tensor<ui64>, tensor<ui64>) -> tensor<2x3xf32>"],
        [(x[2:4, 1:4], "f32")],
    )
    return f


REGION = """({
    ^bb0(%%a: tensor<%(t)s>, %%b: tensor<%(t)s>):
      %%c = stablehlo.%(op)s %%a, %%b : tensor<%(t)s>
      stablehlo.return %%c : tensor<%(t)s>
  })"""


def reductions():
    f = File("reduce.mlir", "Reductions and windows.")

    def reduce(name, x, t, op, init, dims, want, **kw):
        f.case(
            name,
            [(x, t), (np.asarray(init), t)],
            [
                "%%r = stablehlo.reduce(%%0 init: %%1) applies stablehlo.%s across dimensions = %s : (%s, %s) -> %s"
                % (op, list(dims), tensor(x.shape, t), tensor((), t), tensor(want.shape, t))
            ],
            [(want, t)],
            **kw
        )

    for t in ["f32", "f16", "bf16", "i8", "i32", "ui8"]:
        x = values(t, (3, 4, 5))
        if t in FLOATS:  # multiples of 1/4: every partial sum is exact
            x = (np.rint(x * 4) / 4).astype(x.dtype)
        zero = np.zeros((), x.dtype)
        for dims in [(0,), (1, 2), (0, 1, 2)]:
            s = x.astype(np.float64).sum(axis=dims) if t in FLOATS else x.astype(np.int64).sum(axis=dims)
            reduce("sum_%s" % t, x, t, "add", zero, dims, cast(s, t) if t in FLOATS else np.asarray(s).astype(NUMPY[t]))
            reduce("max_%s" % t, x, t, "maximum", x.min(), dims, np.asarray(x.max(axis=dims)))
            reduce("min_%s" % t, x, t, "minimum", x.max(), dims, np.asarray(x.min(axis=dims)))
        e = np.zeros((3, 0), x.dtype)
        reduce("sum_empty_%s" % t, e, t, "add", zero, (1,), np.zeros(3, x.dtype))
    b = values("i1", (3, 4))
    reduce("any", b, "i1", "or", np.bool_(False), (1,), b.any(axis=1))
    reduce("all", b, "i1", "and", np.bool_(True), (0,), b.all(axis=0))
    x = values("f32", (2, 3)).copy()
    x[0, 1] = np.nan
    reduce("max_nan", x, "f32", "maximum", np.float32(-np.inf), (1,), x.max(axis=1))
    # several operands: the place of the maximum, the first one of equals
    x = np.array([[3, 9, 9, 1], [2, 2, 0, 2]], np.float32)
    f.case(
        "argmax",
        [(x, "f32"), (np.float32(-np.inf), "f32"), (np.int32(0), "i32")],
        [
            "%i = stablehlo.iota dim = 1 : tensor<2x4xi32>",
            "%r0, %r1 = stablehlo.reduce(%0 init: %1), (%i init: %2) across dimensions = [1] : (tensor<2x4xf32>, tensor<2x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)",
            "  reducer(%a: tensor<f32>, %c: tensor<f32>) (%b: tensor<i32>, %d: tensor<i32>) {",
            "    %p = stablehlo.compare GE, %a, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>",
            "    %v = stablehlo.select %p, %a, %c : tensor<i1>, tensor<f32>",
            "    %k = stablehlo.select %p, %b, %d : tensor<i1>, tensor<i32>",
            "    stablehlo.return %v, %k : tensor<f32>, tensor<i32>",
            "  }",
        ],
        [(x.max(axis=1), "f32"), (x.argmax(axis=1).astype(np.int32), "i32")],
    )

    # windows, by brute force
    def window(x, init, fn, size, stride, pad, base, dilation):
        places = []
        for n, w, s, (lo, hi), bd, wd in zip(x.shape, size, stride, pad, base, dilation):
            full = (n - 1) * bd + 1 + lo + hi
            places.append((full - ((w - 1) * wd + 1)) // s + 1)
        out = np.empty(places, x.dtype)
        for o in np.ndindex(*places):
            acc = init
            for k in np.ndindex(*size):
                at = [oo * s + kk * wd - lo for oo, kk, s, wd, (lo, _) in zip(o, k, stride, dilation, pad)]
                if all(a >= 0 and a % bd == 0 and a // bd < n for a, bd, n in zip(at, base, x.shape)):
                    acc = fn(acc, x[tuple(a // bd for a, bd in zip(at, base))])
            out[o] = acc
        return out

    cases = [
        ("add", "f32", (2, 3), (1, 2), ((0, 0), (1, 1)), (1, 1), (1, 1)),
        ("maximum", "f32", (3, 2), (2, 2), ((1, 0), (0, 2)), (1, 1), (1, 2)),
        ("add", "i32", (2, 2), (1, 1), ((1, 1), (0, 0)), (2, 1), (1, 1)),
        ("minimum", "i8", (2, 3), (1, 1), ((-1, 0), (0, 0)), (1, 2), (2, 1)),
    ]
    for op, t, size, stride, pad, base, dilation in cases:
        x = np.rint(values(t, (5, 6)) * 2).astype(NUMPY[t])
        init = {"add": NUMPY[t](0), "maximum": NUMPY[t](-100), "minimum": NUMPY[t](100)}[op]
        want = window(x, init, {"add": np.add, "maximum": np.maximum, "minimum": np.minimum}[op], size, stride, pad, base, dilation)
        f.case(
            "reduce_window_%s_%s" % (op, t),
            [(x, t), (init, t)],
            [
                '%%r = "stablehlo.reduce_window"(%%0, %%1) <{window_dimensions = array<i64: %s>, window_strides = array<i64: %s>, base_dilations = array<i64: %s>, '
                "window_dilations = array<i64: %s>, padding = dense<%s> : tensor<2x2xi64>}> %s : (%s, %s) -> %s"
                % (
                    *(", ".join(map(str, v)) for v in (size, stride, base, dilation)),
                    [list(p) for p in pad],
                    REGION % {"t": t, "op": op},
                    tensor(x.shape, t),
                    tensor((), t),
                    tensor(want.shape, t),
                )
            ],
            [(want, t)],
        )

    return f


def later():
    f = File("moving.mlir", "Sorts, scatters and gathers of every kind of place.")
    for t in ["f32", "i32"]:
        x = values(t, (3, 7))
        for name, d, order in [("ascending", "LT", np.sort(x, axis=1)), ("descending", "GT", np.sort(x, axis=1)[:, ::-1])]:
            f.case(
                "sort_%s_%s" % (name, t),
                [(x, t)],
                [
                    '%%r = "stablehlo.sort"(%%0) <{dimension = 1 : i64, is_stable = true}> ({\n    ^bb0(%%a: tensor<%s>, %%b: tensor<%s>):\n'
                    "      %%p = stablehlo.compare %s, %%a, %%b : (tensor<%s>, tensor<%s>) -> tensor<i1>\n      stablehlo.return %%p : tensor<i1>\n  }) : (%s) -> %s"
                    % (t, t, d, t, t, tensor(x.shape, t), tensor(x.shape, t))
                ],
                [(order, t)],
            )
    keys, payload = np.array([2, 1, 2, 0, 1, 2], np.int32), np.arange(6, dtype=np.float32)
    order = np.argsort(keys, kind="stable")
    f.case(
        "sort_stable",
        [(keys, "i32"), (payload, "f32")],
        [
            '%r0, %r1 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({\n    ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<f32>):\n'
            "      %p = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>\n      stablehlo.return %p : tensor<i1>\n  }) : "
            "(tensor<6xi32>, tensor<6xf32>) -> (tensor<6xi32>, tensor<6xf32>)"
        ],
        [(keys[order], "i32"), (payload[order], "f32")],
    )

    x, idx, u = np.rint(values("f32", (5, 3)) * 4), np.array([[4], [1], [4], [9]], np.int32), np.rint(values("f32", (4, 3), seed=9) * 4)
    want = x.copy()
    for k, i in enumerate(idx[:, 0]):
        if i < 5:
            want[i] += u[k]
    f.case(
        "scatter_add",
        [(x, "f32"), (idx, "i32"), (u, "f32")],
        [
            '%%r = "stablehlo.scatter"(%%0, %%1, %%2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], '
            "scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> %s : (tensor<5x3xf32>, tensor<4x1xi32>, tensor<4x3xf32>) -> tensor<5x3xf32>"
            % (REGION % {"t": "f32", "op": "add"})
        ],
        [(want, "f32")],
    )
    x, s = np.array([[1, 5, 2, 7], [3, 4, 9, 0], [6, 1, 1, 8], [2, 2, 3, 5]], np.float32), np.array([[10, 20], [30, 40]], np.float32)
    want = np.zeros((4, 4), np.float32)
    for i in range(2):
        for j in range(2):
            w = x[2 * i : 2 * i + 2, 2 * j : 2 * j + 2]
            k = np.unravel_index(w.argmax(), w.shape)
            want[2 * i + k[0], 2 * j + k[1]] += s[i, j]
    f.case(
        "select_and_scatter",
        [(x, "f32"), (s, "f32"), (np.float32(0), "f32")],
        [
            '%r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({\n'
            "    ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n      %p = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>\n      stablehlo.return %p : tensor<i1>\n"
            "  }, {\n    ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n      %c = stablehlo.add %a, %b : tensor<f32>\n      stablehlo.return %c : tensor<f32>\n"
            "  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>"
        ],
        [(want, "f32")],
    )

    x = values("f32", (4, 3, 2))
    i = np.array([[0, 3], [2, 9]], np.int32)
    f.case(
        "gather_rows",
        [(x, "f32"), (i, "i32")],
        [
            '%r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [0], '
            "index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 2>}> : (tensor<4x3x2xf32>, tensor<2x2xi32>) -> tensor<2x2x3x2xf32>"
        ],
        [(x[np.clip(i, 0, 3)], "f32")],
    )
    f.case(
        "torch_index_select",
        [(x, "f32"), (np.array([2, 0], np.int32), "i32")],
        [
            '%r = "stablehlo.torch_index_select"(%0, %1) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3x2xf32>, tensor<2xi32>) -> tensor<4x2x2xf32>'
        ],
        [(x[:, [2, 0]], "f32")],
    )
    return f


def contractions():
    f = File("dot_conv.mlir", "Dots and convolutions, on values whose sums are exact.")

    def whole(t, shape, seed):
        return np.rint(values(t, shape, seed=seed)).astype(NUMPY[t]) if t in FLOATS else values(t, shape, seed=seed)

    for t, acc in [("f32", "f32"), ("f16", "f16"), ("bf16", "bf16"), ("f16", "f32"), ("i32", "i32"), ("i8", "i32"), ("ui8", "ui32")]:
        a, b = whole(t, (2, 3, 4), 1), whole(t, (2, 4, 5), 6)
        exact = np.einsum("bij,bjk->bik", a.astype(np.float64), b.astype(np.float64))
        f.case(
            "dot_general_%s_%s" % (t, acc),
            [(a, t), (b, t)],
            [
                "%%r = stablehlo.dot_general %%0, %%1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (%s, %s) -> %s"
                % (tensor(a.shape, t), tensor(b.shape, t), tensor((2, 3, 5), acc))
            ],
            [(cast(exact, acc), acc)],
        )
        a, b = whole(t, (3, 0), 1), whole(t, (0, 2), 1)
        f.case(
            "dot_empty_%s_%s" % (t, acc),
            [(a, t), (b, t)],
            [
                "%%r = stablehlo.dot_general %%0, %%1, contracting_dims = [1] x [0] : (%s, %s) -> %s"
                % (tensor(a.shape, t), tensor(b.shape, t), tensor((3, 2), acc))
            ],
            [(np.zeros((3, 2), NUMPY[acc]), acc)],
        )
    a, b = whole("f32", (5,), 1), whole("f32", (5,), 2)
    f.case(
        "dot_vectors",
        [(a, "f32"), (b, "f32")],
        ["%r = stablehlo.dot %0, %1 : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>"],
        [(np.float32(a @ b), "f32")],
    )

    def conv(x, k, stride, pad, ld, rd, groups, batch_groups):
        n, ih, iw, ic = x.shape
        kh, kw, kc, oc = k.shape
        out = []
        for size, kk, s, (lo, hi), l, r in zip((ih, iw), (kh, kw), stride, pad, ld, rd):
            out.append(((size - 1) * l + 1 + lo + hi - ((kk - 1) * r + 1)) // s + 1)
        y = np.zeros((n // batch_groups, out[0], out[1], oc), np.float64)
        for b, i, j, o in np.ndindex(*y.shape):
            g, bg = o // (oc // groups), o // (oc // batch_groups)
            for u, v, c in np.ndindex(kh, kw, kc):
                p, q = i * stride[0] + u * rd[0] - pad[0][0], j * stride[1] + v * rd[1] - pad[1][0]
                if p >= 0 and q >= 0 and p % ld[0] == 0 and q % ld[1] == 0 and p // ld[0] < ih and q // ld[1] < iw:
                    y[b, i, j, o] += float(x[bg * (n // batch_groups) + b, p // ld[0], q // ld[1], g * kc + c]) * float(k[u, v, c, o])
        return y

    one = (1, 1)
    none = ((0, 0), (0, 0))
    for name, xs, ks, stride, pad, ld, rd, groups, bgroups in [
        ("valid", (1, 5, 6, 3), (3, 3, 3, 4), one, none, one, one, 1, 1),
        ("same", (2, 4, 5, 2), (3, 3, 2, 3), one, ((1, 1), (1, 1)), one, one, 1, 1),
        ("stride", (1, 7, 7, 3), (3, 3, 3, 4), (2, 2), ((0, 1), (0, 1)), one, one, 1, 1),
        ("negative_pad", (1, 6, 6, 1), (2, 2, 1, 2), one, ((-1, 0), (0, -2)), one, one, 1, 1),
        ("dilated", (1, 7, 6, 2), (2, 3, 2, 2), one, none, one, (2, 2), 1, 1),
        ("transposed", (1, 3, 4, 2), (2, 2, 2, 2), one, ((1, 1), (2, 0)), (2, 3), one, 1, 1),
        ("grouped", (1, 4, 4, 4), (2, 2, 2, 6), one, none, one, one, 2, 1),
        ("depthwise", (1, 5, 5, 3), (3, 3, 1, 3), one, ((1, 1), (1, 1)), one, one, 3, 1),
        ("batch_grouped", (4, 3, 3, 2), (2, 2, 2, 4), one, none, one, one, 1, 2),
        ("pointwise", (1, 4, 4, 3), (1, 1, 3, 5), one, none, one, one, 1, 1),
    ]:
        for t in ["f32", "i32", "f16"] if name == "same" else ["f32"]:
            x, k = whole(t, xs, 1), whole(t, ks, 8)
            want = cast(conv(x, k, stride, pad, ld, rd, groups, bgroups), t)
            text = (
                "%%r = stablehlo.convolution(%%0, %%1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = %s, pad = %s, lhs_dilate = %s, "
                "rhs_dilate = %s} {batch_group_count = %d : i64, feature_group_count = %d : i64} : (%s, %s) -> %s"
                % (list(stride), [list(p) for p in pad], list(ld), list(rd), bgroups, groups, tensor(xs, t), tensor(ks, t), tensor(want.shape, t))
            )
            f.case("conv_%s_%s" % (name, t), [(x, t), (k, t)], [text], [(want, t)])
    # other dimension numbers, and a reversed window
    x, k = whole("f32", (1, 2, 4, 5), 1), whole("f32", (3, 2, 2, 3), 8)
    want = conv(x.transpose(0, 2, 3, 1), k.transpose(2, 3, 1, 0)[::-1, ::-1], one, none, one, one, 1, 1).transpose(0, 3, 1, 2)
    f.case(
        "conv_nchw_reversed",
        [(x, "f32"), (k, "f32")],
        [
            "%%r = stablehlo.convolution(%%0, %%1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {reverse = [true, true]} "
            "{batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4x5xf32>, tensor<3x2x2x3xf32>) -> %s"
            % tensor(want.shape, "f32")
        ],
        [(cast(want, "f32"), "f32")],
    )
    x, s, o, m, v = (values("f32", (2, 3, 4)), *(values("f32", (4,), 0.5, 2, seed=k) for k in range(2, 6)))
    want = (x.astype(np.float64) - m) * s / np.sqrt(v.astype(np.float64) + 0.001) + o
    f.case(
        "batch_norm_inference",
        [(x, "f32"), (s, "f32"), (o, "f32"), (m, "f32"), (v, "f32")],
        [
            '%r = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 1.000000e-03 : f32, feature_index = 2 : i64}> : '
            "(tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x3x4xf32>"
        ],
        [(cast(want, "f32"), "f32")],
        atol=1e-5,
    )
    return f


# ---- every type in every shape ------------------------------------------------------------------------------------------------------------------
def shapes():
    f = File("shapes.mlir", "Elementwise operations of every type in every shape.")
    for t in TYPES:
        few = t in ["f32", "f16", "bf16", "i8", "i32", "i64", "i1"]
        for shape in [(), (1,), (0,), (7,), (77,), (2, 0, 3), (7, 11), (1, 5, 1), (3, 1, 2, 3)] + [(1023,)] * few + [(11, 93)] * (t == "f32"):
            x, y, big = anything(t, shape), anything(t, shape, seed=6), int(np.prod(shape)) > 1000
            one, b = tensor(shape, t), tensor(shape, "i1")
            body = [
                "%%p = stablehlo.compare LT, %%0, %%1 : (%s, %s) -> %s" % (one, one, b),
                "%%s = stablehlo.select %%p, %%0, %%1 : %s, %s" % (b, one),
            ]
            results = [("%s", np.where(x < y, x, y), t, 0)]
            ops = (
                {"add": np.add, "subtract": np.subtract, "multiply": np.multiply, "maximum": np.maximum}
                if t != "i1"
                else {"add": np.logical_or, "multiply": np.logical_and, "xor": np.logical_xor, "minimum": np.logical_and}
            )
            for op, fn in list(ops.items())[: 1 if big else 4]:
                exact = x.astype(np.float64), y.astype(np.float64)
                want = cast(fn(*exact), t) if t in FLOATS else wrap(fn(x.astype(object), y.astype(object)), t) if t in INTS else fn(x, y)
                body.append("%%%s = stablehlo.%s %%0, %%1 : %s" % (op, op, one))
                results.append(("%" + op, want, t, 0))
            f.checks("%s_%s" % (t, "x".join(map(str, shape)) or "scalar"), [(x, t), (y, t)], body, results)
    return f


# ---- accuracy of functions over their ranges ------------------------------------------------------------------------------------------------------
def functions():
    f = File("functions.mlir", "Functions of floats over their whole ranges.")
    lin, log = np.linspace, np.logspace

    def both(a):
        return np.concatenate([a, -a])

    ranges = {
        "exponential": (np.exp, [lin(-86, 88, 50), both(log(-30, -1, 14))]),
        "exponential_minus_one": (np.expm1, [lin(-30, 80, 30), both(log(-30, 0, 24))]),
        "log": (np.log, [log(-37, 38, 40), lin(0.98, 1.02, 19), lin(0.5, 2, 19)]),
        "log_plus_one": (np.log1p, [both(log(-30, -0.05, 20)), log(0, 37, 20), lin(-0.999, -0.9, 10)]),
        "tanh": (np.tanh, [both(log(-10, 1.3, 30)), lin(0.3, 0.9, 17)]),
        "logistic": (lambda x: 1 / (1 + np.exp(-x)), [lin(-80, 80, 40), both(log(-5, 1, 18))]),
        "sine": (np.sin, [lin(-100, 100, 41), both(log(-10, 5, 18))]),
        "cosine": (np.cos, [lin(-100, 100, 41), both(log(-10, 5, 18))]),
        "tan": (np.tan, [lin(-50, 50, 41), both(log(-10, 4, 18))]),
        "cbrt": (np.cbrt, [both(log(-30, 30, 38))]),
        "sqrt": (np.sqrt, [log(-37, 38, 77)]),
        "rsqrt": (lambda x: 1 / np.sqrt(x), [log(-37, 38, 77)]),
    }

    def normal(a, t):
        a = np.abs(a)
        return (a == 0) | ((a >= 2.0 ** FORMATS[t][1]) & (a < 2.0 ** FORMATS[t][2]))

    with np.errstate(all="ignore"):
        for t in FLOATS:
            for op, (fn, parts) in ranges.items():
                x = cast(np.concatenate(parts), t)
                x = x[normal(x, t) & normal(fn(x.astype(np.float64)), t)]
                f.case("%s_%s" % (op, t), [(x, t)], unary(op, x.shape, t), [(cast(fn(x.astype(np.float64)), t), t)], ulps=ULPS[t])
            for op, fn, x, y in [
                ("power", np.power, np.concatenate([log(-5, 5, 40), lin(0.9, 1.1, 37)]), np.concatenate([lin(-7, 7, 40), lin(-99, 99, 37)])),
                (
                    "atan2",
                    np.arctan2,
                    np.concatenate([both(log(-6, 6, 20)), lin(-3, 3, 37)]),
                    np.concatenate([lin(-9, 9, 40), both(log(-3, 3, 37))[:37]]),
                ),
                (
                    "remainder",
                    np.fmod,
                    np.concatenate([both(log(-3, 6, 20)), lin(-9, 9, 37)]),
                    np.concatenate([lin(-3, 3, 40), both(log(-1, 1, 37))[:37]]),
                ),
                (
                    "divide",
                    np.divide,
                    np.concatenate([both(log(-3, 4, 20)), lin(-9, 9, 37)]),
                    np.concatenate([lin(-3, 3, 40), both(log(-1, 4, 37))[:37]]),
                ),
            ]:
                x, y = cast(x, t), cast(y, t)
                want = fn(x.astype(np.float64), y.astype(np.float64))
                keep = normal(x, t) & normal(y, t) & normal(want, t) & normal(cast(want, t).astype(np.float64), t)
                x, y, want = x[keep], y[keep], cast(want[keep], t)
                f.case(
                    "%s_%s" % (op, t),
                    [(x, t), (y, t)],
                    binary(op, x.shape, t),
                    [(want, t)],
                    ulps={"remainder": 0, "divide": min(3, ULPS[t])}.get(op, ULPS[t]),
                )

            # the limits: NaN, infinities, zeros, what is outside the domain
            nan, inf = np.nan, np.inf
            x = cast([nan, inf, -inf, 0.0, -0.0, 1.0, -1.0, -2.0], t)
            for op, want in {
                "exponential": [nan, inf, 0, 1, 1, math.e, 1 / math.e, math.exp(-2)],
                "exponential_minus_one": [nan, inf, -1, 0, -0.0, math.expm1(1), math.expm1(-1), math.expm1(-2)],
                "log": [nan, inf, nan, -inf, -inf, 0, nan, nan],
                "log_plus_one": [nan, inf, nan, 0, -0.0, math.log(2), -inf, nan],
                "tanh": [nan, 1, -1, 0, -0.0, math.tanh(1), math.tanh(-1), math.tanh(-2)],
                "logistic": [nan, 1, 0, 0.5, 0.5, 1 / (1 + math.exp(-1)), 1 / (1 + math.e), 1 / (1 + math.exp(2))],
                "sine": [nan, nan, nan, 0, -0.0, math.sin(1), math.sin(-1), math.sin(-2)],
                "cosine": [nan, nan, nan, 1, 1, math.cos(1), math.cos(1), math.cos(2)],
                "tan": [nan, nan, nan, 0, -0.0, math.tan(1), math.tan(-1), math.tan(-2)],
                "cbrt": [nan, inf, -inf, 0, -0.0, 1, -1, -(2 ** (1 / 3))],
                "sqrt": [nan, inf, nan, 0, -0.0, 1, nan, nan],
                "rsqrt": [nan, 0, nan, inf, -inf, 1, nan, nan],
            }.items():
                f.case("%s_limits_%s" % (op, t), [(x, t)], unary(op, (8,), t), [(cast(want, t), t)], ulps=ULPS[t])
            x = cast([-2, -2, -2, 0, -0.0, -0.0, 0, 1, nan, inf, inf, -inf, -inf, 2, 2, 0.5, -1, -8], t)
            y = cast([3, 2, 0.5, 0, -1, -2, 3, nan, 0, 0, -1, 3, -3, -inf, inf, inf, inf, 1 / 3], t)
            want = [-8, 4, nan, 1, -inf, inf, 0, 1, 1, 1, 0, -inf, -0.0, 0, inf, 0, 1, nan]
            f.case("power_limits_" + t, [(x, t), (y, t)], binary("power", x.shape, t), [(cast(want, t), t)])
            x = cast([0, -0.0, 0, -0.0, 1, -1, inf, inf, -inf, -inf, 2, 2, -2, nan, 1], t)
            y = cast([1, 1, -1, -1, 0, 0, inf, -inf, inf, -inf, inf, -inf, -inf, 1, nan], t)
            f.case(
                "atan2_limits_" + t,
                [(x, t), (y, t)],
                binary("atan2", x.shape, t),
                [(cast(np.arctan2(x.astype(np.float64), y.astype(np.float64)), t), t)],
                ulps=ULPS[t],
            )
            x = cast([1, -1, 0, nan, inf, -inf, inf, 5, -5, 0, 3], t)
            y = cast([0, 0, 0, 1, 2, 0, inf, inf, -inf, 3, nan], t)
            f.checks(
                "division_limits_" + t,
                [(x, t), (y, t)],
                ["%%a = stablehlo.divide %%0, %%1 : %s" % tensor(x.shape, t), "%%b = stablehlo.remainder %%0, %%1 : %s" % tensor(x.shape, t)],
                [("%a", cast(np.divide(x.astype(np.float64), y), t), t, 0), ("%b", cast(np.fmod(x.astype(np.float64), y), t), t, 0)],
            )
            x = cast([nan, 1, nan, inf, -inf, 3, -0.0, 0.0], t)
            y = cast([1, nan, nan, 2, 2, -inf, 0.0, -0.0], t)
            f.checks(
                "extrema_" + t,
                [(x, t), (y, t)],
                ["%%a = stablehlo.maximum %%0, %%1 : %s" % tensor(x.shape, t), "%%b = stablehlo.minimum %%0, %%1 : %s" % tensor(x.shape, t)],
                [("%a", maximum(x, y), t, 0), ("%b", minimum(x, y), t, 0)],
            )
            x = cast([nan, inf, -inf, 0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 0.49999997, -0.25, 1023, 0.75, -0.75, 3.25], t)
            exact = x.astype(np.float64)
            body = [
                "%%r%d = stablehlo.%s %%0 : %s" % (i, op, tensor(x.shape, t))
                for i, op in enumerate(["floor", "ceil", "round_nearest_even", "round_nearest_afz"])
            ]
            away = np.copysign(np.trunc(np.abs(exact)) + (np.abs(exact) - np.trunc(np.abs(exact)) >= 0.5), exact)
            f.checks(
                "rounding_" + t,
                [(x, t)],
                body,
                [
                    ("%%r%d" % i, cast(a, t), t, 0)
                    for i, a in enumerate([np.floor(exact), np.ceil(exact), np.rint(exact), np.where(np.isinf(exact), exact, away)])
                ],
            )
            # signs of zeros, by their bits
            u, zero, sign = "ui%d" % width(t), 0, 1 << (width(t) - 1)
            x, got = cast([0.0, -0.0, -0.25], t), []
            body = []
            for op, want in {
                "abs": [0, 0, None],
                "negate": [1, 0, None],
                "ceil": [0, 1, 1],
                "round_nearest_even": [0, 1, 1],
                "round_nearest_afz": [0, 1, 1],
                "floor": [0, 1, None],
                "sqrt": [0, 1, None],
                "sign": [0, 1, None],
                "tanh": [0, 1, None],
                "sine": [0, 1, None],
                "exponential_minus_one": [0, 1, None],
            }.items():
                if t == "f64" and op in ["tanh", "sine", "exponential_minus_one"]:
                    continue
                n = 3 if want[2] is not None else 2
                body += [
                    "%%%s_s = stablehlo.slice %%0 [0:%d] : (tensor<3x%s>) -> tensor<%dx%s>" % (op, n, t, n, t),
                    "%%%s = stablehlo.%s %%%s_s : tensor<%dx%s>" % (op, op, op, n, t),
                    "%%%s_b = stablehlo.bitcast_convert %%%s : (tensor<%dx%s>) -> tensor<%dx%s>" % (op, op, n, t, n, u),
                ]
                got.append(("%%%s_b" % op, np.array([sign * w for w in want[:n]], NUMPY[u]), u, 0))
            f.checks("zeros_" + t, [(x, t)], body, got)
            x, y = cast([0.0, -0.0, 0.0, -0.0], t), cast([-0.0, 0.0, 0.0, -0.0], t)
            body, got = [], []
            for op, want in {"add": [0, 0, 0, 1], "subtract": [0, 1, 0, 0], "multiply": [1, 1, 0, 0]}.items():
                body += [
                    "%%%s = stablehlo.%s %%0, %%1 : tensor<4x%s>" % (op, op, t),
                    "%%%s_b = stablehlo.bitcast_convert %%%s : (tensor<4x%s>) -> tensor<4x%s>" % (op, op, t, u),
                ]
                got.append(("%%%s_b" % op, np.array([sign * w for w in want], NUMPY[u]), u, 0))
            f.checks("zeros_binary_" + t, [(x, t), (y, t)], body, got)
            x = cast([nan, inf, -inf, 0, 1, -2, 60000, 6.1035e-05], t)
            f.case("is_finite_" + t, [(x, t)], unary("is_finite", x.shape, t, "i1"), [(np.isfinite(x), "i1")])
    # wide values; infinity where the result overflows
    x, y = np.array([3e38, -3e38, 1e-30, 65504, 1e20], np.float32), np.array([3e38, 3e38, 1e-3, 2, 1e20], np.float32)
    with np.errstate(all="ignore"):
        f.checks(
            "overflow_f32",
            [(x, "f32"), (y, "f32")],
            ["%a = stablehlo.add %0, %1 : tensor<5xf32>", "%m = stablehlo.multiply %0, %1 : tensor<5xf32>"],
            [("%a", x + y, "f32", 0), ("%m", x * y, "f32", 0)],
        )
        x, y = np.array([65504, -65504, 300, 2048], np.float16), np.array([32, -32, 300, 1], np.float16)
        f.checks(
            "overflow_f16",
            [(x, "f16"), (y, "f16")],
            ["%a = stablehlo.add %0, %1 : tensor<4xf16>", "%m = stablehlo.multiply %0, %1 : tensor<4xf16>"],
            [("%a", x + y, "f16", 0), ("%m", x * y, "f16", 0)],
        )
    for form, mantissa, low, high in [
        ("e5m10", 10, -14, 15),
        ("e8m7", 7, -126, 127),
        ("e4m3", 3, -6, 7),
        ("e8m23", 23, -126, 127),
        ("e8m0", 0, -126, 127),
    ]:
        x = np.array([np.nan, np.inf, -np.inf, 0, 1, 1.0625, 1.1875, -3.14159265, 100.3, 240, 1e-1, 7.9999], np.float32)
        FORMATS["reduced"] = (mantissa + 1, low, high)
        want = np.array([nearest(v, "reduced") if np.isfinite(v) else v for v in x.tolist()], np.float32)
        f.case(
            "reduce_precision_" + form, [(x, "f32")], ["%%r = stablehlo.reduce_precision %%0, format = %s : tensor<12xf32>" % form], [(want, "f32")]
        )
        for t in ["f16", "bf16", "f64"]:  # in a type that holds every result
            if FORMATS[t][0] <= mantissa + 1 or FORMATS[t][1] > low:
                continue
            y = cast(x, t)
            want = np.array([nearest(v, "reduced") if np.isfinite(v) else v for v in y.astype(np.float64).tolist()])
            n = tensor((12,), t)
            f.case(
                "reduce_precision_%s_%s" % (form, t),
                [(y, t)],
                ["%%r = stablehlo.reduce_precision %%0, format = %s : %s" % (form, n)],
                [(cast(want, t), t)],
            )
    return f


# ---- integers at their ends ------------------------------------------------------------------------------------------------------------------------
def integers():
    f = File("integers.mlir", "Integers of all magnitudes: wrap, division by zero, shifts beyond the width.")
    for t in INTS:
        info = np.iinfo(NUMPY[t])
        bits, low, high = info.bits, int(info.min), int(info.max)
        ends = [low, high, 0, 1, high - 1, low + 1, high // 2, low // 2]
        x = wrap(np.array([a for a in ends for _ in ends] + anything(t, (13,)).tolist(), object), t)
        y = wrap(np.array(ends * len(ends) + anything(t, (13,), seed=3).tolist(), object), t)
        if low < 0:
            x[5], y[5], x[6], y[6], x[7], y[7] = low, -1, 7, -2, -7, 2
        X, Y, n = [int(v) for v in x], [int(v) for v in y], x.shape
        quotient = [-1 if b == 0 else abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1) for a, b in zip(X, Y)]
        rest = [a if b == 0 else abs(a) % abs(b) * (-1 if a < 0 else 1) for a, b in zip(X, Y)]
        for name, ops in [
            (
                "arithmetic",
                {
                    "add": [a + b for a, b in zip(X, Y)],
                    "subtract": [a - b for a, b in zip(X, Y)],
                    "multiply": [a * b for a, b in zip(X, Y)],
                    "maximum": list(map(max, X, Y)),
                    "minimum": list(map(min, X, Y)),
                },
            ),
            ("division", {"divide": quotient, "remainder": rest}),
        ]:
            f.checks(
                "%s_%s" % (name, t),
                [(x, t), (y, t)],
                ["%%%s = stablehlo.%s %%0, %%1 : %s" % (op, op, tensor(n, t)) for op in ops],
                [("%" + op, wrap(np.array(w, object), t), t, 0) for op, w in ops.items()],
            )
        # dividing by constants is rewritten
        body, got = [], []
        for c in [1, 2, 3, 7, 10, 64, high] + ([-1, -2, -5, low] if low < 0 else []):
            k = "%%c%d" % len(got)
            body += [
                "%s = stablehlo.constant dense<%d> : %s" % (k, c, tensor(n, t)),
                "%sq = stablehlo.divide %%0, %s : %s" % (k, k, tensor(n, t)),
                "%sr = stablehlo.remainder %%0, %s : %s" % (k, k, tensor(n, t)),
            ]
            got += [
                (k + "q", wrap(np.array([abs(a) // abs(c) * (1 if (a < 0) == (c < 0) else -1) for a in X], object), t), t, 0),
                (k + "r", wrap(np.array([abs(a) % abs(c) * (-1 if a < 0 else 1) for a in X], object), t), t, 0),
            ]
        f.checks("division_by_constants_" + t, [(x, t)], body, got)
        mask = (1 << bits) - 1
        u = [a & mask for a in X]
        one = {
            "not": [~a for a in X],
            "popcnt": [bin(a).count("1") for a in u],
            "count_leading_zeros": [bits - a.bit_length() for a in u],
            "negate": [-a for a in X],
        }
        if low < 0:
            one.update({"abs": [abs(a) for a in X], "sign": [(a > 0) - (a < 0) for a in X]})
        f.checks(
            "unary_" + t,
            [(x, t)],
            ["%%%s = stablehlo.%s %%0 : %s" % (op, op, tensor(n, t)) for op in one],
            [("%" + op, wrap(np.array(w, object), t), t, 0) for op, w in one.items()],
        )
        shifts = wrap(np.array([0, 1, bits - 1, bits, bits + 1, 2 * bits, -1, 3, high, low] * 8, object)[: len(X)], t)
        s = [int(v) & mask for v in shifts]
        want = {
            "shift_left": [a << k if k < bits else 0 for a, k in zip(u, s)],
            "shift_right_logical": [a >> k if k < bits else 0 for a, k in zip(u, s)],
            "shift_right_arithmetic": [(a - (1 << bits) if a >> (bits - 1) else a) >> min(k, bits - 1) for a, k in zip(u, s)],
            "and": [a & b for a, b in zip(u, s)],
            "or": [a | b for a, b in zip(u, s)],
            "xor": [a ^ b for a, b in zip(u, s)],
        }
        (
            f.checks(
                "bits_" + t,
                [(x, t), (shifts[: len(X)] if len(shifts) >= len(X) else wrap(np.resize(np.array(shifts, object), len(X)), t), t)],
                ["%%%s = stablehlo.%s %%0, %%1 : %s" % (op.replace("and", "conj"), op, tensor(n, t)) for op in want],
                [("%" + op.replace("and", "conj"), wrap(np.array(w, object), t), t, 0) for op, w in want.items()],
            )
            if len(shifts) == len(X)
            else None
        )
        # powers: wrap; a negative exponent gives 0 but for ones
        bx, by = [0, 1, 2, 3, 5, 7, high, 2, 10], [0, 5, 6, 4, 3, 2, 2, bits, 1]
        if low < 0:
            bx, by = bx + [-1, -1, 1, 2, -3], by + [-3, -2, -1, -1, 3]
        want = [pow(a, b) if b >= 0 else (0 if abs(a) != 1 else a if b % 2 else 1) for a, b in zip(bx, by)]
        f.case(
            "power_" + t,
            [(wrap(np.array(bx, object), t), t), (wrap(np.array(by, object), t), t)],
            binary("power", (len(bx),), t),
            [(wrap(np.array(want, object), t), t)],
        )
    return f


# ---- what compilers of drivers join, some of them wrongly: a quotient and a number, the lesser of negated numbers -------------------------------
def joined():
    f = File("joined.mlir", "Ops behind each other that compilers of drivers join: quotients and numbers, what is done with negated numbers.")
    for t in INTS:
        info = np.iinfo(NUMPY[t])
        x = wrap(np.array(anything(t, (7, 37)).tolist(), object), t)
        X, n = x.astype(object), x.shape
        low = int(info.min)
        for c, d in [(5, 5), (7, 1)] + ([(-3, 2)] if low < 0 else []):
            body, got = [], []
            for name, k in [("c", c), ("d", d)]:
                body.append("%%%s = stablehlo.constant dense<%d> : %s" % (name, k, tensor(n, t)))
            body += [
                "%%q = stablehlo.divide %%0, %%c : %s" % tensor(n, t),
                "%%s = stablehlo.subtract %%q, %%d : %s" % tensor(n, t),
                "%%m = stablehlo.multiply %%s, %%0 : %s" % tensor(n, t),
                "%%r = stablehlo.remainder %%0, %%c : %s" % tensor(n, t),
                "%%a = stablehlo.add %%r, %%d : %s" % tensor(n, t),
                "%%z = stablehlo.constant dense<0> : tensor<%s>" % t,
                "%%t = stablehlo.reduce(%%s init: %%z) applies stablehlo.add across dimensions = [0] : (%s, tensor<%s>) -> %s"
                % (tensor(n, t), t, tensor(n[1:], t)),
            ]
            q = np.array([abs(a) // abs(c) * (1 if (a < 0) == (c < 0) else -1) for a in X.flat], object).reshape(n)
            r = np.array([abs(a) % abs(c) * (-1 if a < 0 else 1) for a in X.flat], object).reshape(n)
            f.checks(
                "quotient_by_%s_%s" % (str(c).replace("-", "minus_"), t),
                [(x, t)],
                body,
                [("%s", wrap(q - d, t), t, 0), ("%m", wrap((q - d) * X, t), t, 0), ("%a", wrap(r + d, t), t, 0), ("%t", wrap((q - d).sum(0), t), t, 0)],
            )
        if low < 0:
            for name, fn, start in [("minimum", np.minimum, int(info.max)), ("maximum", np.maximum, low)]:
                negated = wrap(-X, t)
                body = [
                    "%%n = stablehlo.negate %%0 : %s" % tensor(n, t),
                    "%%i = stablehlo.constant dense<%d> : tensor<%s>" % (start, t),
                    "%%r = stablehlo.reduce(%%n init: %%i) applies stablehlo.%s across dimensions = [0] : (%s, tensor<%s>) -> %s"
                    % (name, tensor(n, t), t, tensor(n[1:], t)),
                    "%%e = stablehlo.%s %%n, %%0 : %s" % (name, tensor(n, t)),
                ]
                f.checks("%s_of_negated_%s" % (name, t), [(x, t)], body, [("%r", fn.reduce(negated, axis=0), t, 0), ("%e", fn(negated, x), t, 0)])
        if low < 0:
            x = wrap(np.array([low, low + 1, low // 2, -1, 0, 1, 5, int(info.max)], object), t)
            T, n, negated = tensor(x.shape, t), x.shape, wrap(-x.astype(object), t)
            for name, lines in [
                ("negate", ["%%n = stablehlo.negate %%0 : %s"]),
                ("product", ["%%m = stablehlo.constant dense<-1> : %s", "%%n = stablehlo.multiply %%0, %%m : %s"]),
                ("complement", ["%%o = stablehlo.constant dense<1> : %s", "%%m = stablehlo.not %%0 : %s", "%%n = stablehlo.add %%m, %%o : %s"]),
                ("difference", ["%%m = stablehlo.add %%1, %%0 : %s", "%%n = stablehlo.subtract %%1, %%m : %s"]),
                ("more_bits", ["%%m = stablehlo.convert %%0 : (%s) -> W", "%%o = stablehlo.negate %%m : W", "%%n = stablehlo.convert %%o : (W) -> %s"]),
            ]:
                body = [(line if line.count("%s") == 0 else line % T).replace("%%", "%").replace("W", tensor(n, "i64")) for line in lines] + [
                    "%%k = stablehlo.constant dense<3> : %s" % T,
                    "%%w = stablehlo.convert %%n : (%s) -> %s" % (T, tensor(n, "i64")),
                    "%%f = stablehlo.convert %%n : (%s) -> %s" % (T, tensor(n, "f32")),
                    "%%l = stablehlo.compare LT, %%n, %%k : (%s, %s) -> %s" % (T, T, tensor(n, "i1")),
                    "%%g = stablehlo.maximum %%n, %%k : %s" % T,
                    "%%h = stablehlo.shift_right_arithmetic %%n, %%k : %s" % T,
                ]
                checks = [("%w", negated.astype(np.int64), "i64", 0), ("%f", negated.astype(np.float32), "f32", 0), ("%l", negated < 3, "i1", 0)]
                checks += [("%g", np.maximum(negated, 3), t, 0), ("%h", negated >> 3, t, 0)]
                f.checks("negated_by_%s_%s" % (name, t), [(x, t), (wrap(np.full(n, 3, object), t), t)], body, checks)
    return f


# ---- conversions between all pairs, with what does not fit --------------------------------------------------------------------------------------------
def edges():
    f = File("convert_edges.mlir", "Conversions of what does not fit or is not exact; comparisons, selections, clamps, bit casts of every type.")

    def convert(v, s, t):
        if t == "i1":
            return v != 0
        if t in INTS:
            info = np.iinfo(NUMPY[t])
            if s in FLOATS:
                return (
                    0
                    if math.isnan(v)
                    else (
                        int(min(max(v, int(info.min)), int(info.max)))
                        if math.isinf(v) or abs(v) > 2**70
                        else min(max(math.trunc(v), int(info.min)), int(info.max))
                    )
                )
            return int(wrap(np.array([v], object), t)[0])
        return v if s in FLOATS and not math.isfinite(v) else -0.0 if s in FLOATS and v == 0 and math.copysign(1, v) < 0 else nearest(v, t)

    for s in TYPES:
        if s in FLOATS:
            x = cast(
                [
                    np.nan,
                    np.inf,
                    -np.inf,
                    0.0,
                    -0.0,
                    0.5,
                    -0.75,
                    2.9,
                    -2.9,
                    127.5,
                    128,
                    -129,
                    255.5,
                    256,
                    32767.5,
                    32768,
                    -32769,
                    65535,
                    65519,
                    65520,
                    2147483520,
                    2147483648,
                    -2147483648,
                    -2147483904,
                    4294967040,
                    4294967296,
                    9.2e18,
                    9.3e18,
                    -9.3e18,
                    1.9e19,
                    1e30,
                    1.00048828125,
                    1.00146484375,
                    16777217,
                    3.3895314e38,
                    0.1,
                ],
                s,
            )
        elif s == "i1":
            x = np.array([True, False, True])
        else:
            info = np.iinfo(NUMPY[s])
            x = wrap(
                np.array(
                    [
                        0,
                        1,
                        -1,
                        int(info.max),
                        int(info.min),
                        2049,
                        2051,
                        16777217,
                        16777219,
                        -16777217,
                        33554435,
                        65519,
                        65520,
                        128,
                        255,
                        257,
                        2**53 + 1,
                        2**60 + 2**36 + 1,
                        2**31 + 129,
                    ]
                    + anything(s, (12,)).tolist(),
                    object,
                ),
                s,
            )
        tos = [t for t in TYPES if t != s]
        for t in tos:
            want = [convert(v, s, t) for v in x.tolist()]
            want = np.array(want, bool) if t == "i1" else np.array(want, np.float64).astype(NUMPY[t]) if t in FLOATS else np.array(want, NUMPY[t])
            f.case("convert_%s_%s" % (s, t), [(x, s)], unary("convert", x.shape, s, t), [(want, t)])
            if t not in FLOATS or (s in FLOATS and width(t) >= width(s)):
                continue
            back = [convert(v, t, s) for v in want.astype(np.float64).tolist()]  # what is rounded stays rounded, though it is read in more bits again
            back = np.array(back, np.float64).astype(NUMPY[s]) if s in FLOATS else np.array(back, bool if s == "i1" else NUMPY[s])
            there, again = tensor(x.shape, t), tensor(x.shape, s)
            body = ["%%1 = stablehlo.convert %%0 : (%s) -> %s" % (again, there), "%%2 = stablehlo.convert %%1 : (%s) -> %s" % (there, again)]
            f.checks("convert_%s_%s_%s" % (s, t, s), [(x, s)], body, [("%2", back, s, 0)])

    directions = {"EQ": np.equal, "NE": np.not_equal, "LT": np.less, "LE": np.less_equal, "GT": np.greater, "GE": np.greater_equal}
    for t in TYPES:
        if t in FLOATS:
            v = cast([np.nan, np.inf, -np.inf, 0.0, -0.0, 1.5, -1.5], t)
            x, y = np.repeat(v, 7), np.tile(v, 7)
        elif t == "i1":
            x, y = np.array([False, False, True, True]), np.array([False, True, False, True])
        else:
            v = np.array([np.iinfo(NUMPY[t]).min, np.iinfo(NUMPY[t]).max, 0, 1, np.iinfo(NUMPY[t]).max // 2 + 1], NUMPY[t])
            x, y = np.repeat(v, 5), np.tile(v, 5)
        n = tensor(x.shape, t)
        f.checks(
            "compare_" + t,
            [(x, t), (y, t)],
            ["%%%s = stablehlo.compare %s, %%0, %%1 : (%s, %s) -> %s" % (d, d, n, n, tensor(x.shape, "i1")) for d in directions],
            [("%" + d, fn(x, y), "i1", 0) for d, fn in directions.items()],
        )
        if t in FLOATS:
            sign, one = 1 << (width(t) - 1), int(bits_of(cast([1.0], t), t)[0])
            top = int(bits_of(cast([np.inf], t), t)[0])
            quiet = top | 1 << (FORMATS[t][0] - 2)
            v = [b | s for b in (0, one, one + 1, top, quiet) for s in (0, sign)]
            x, y = [a for a in v for _ in v], v * len(v)
            order = [[a if a < sign else sign - 1 - a for a in z] for z in (x, y)]
            f.checks(
                "total_order_" + t,
                [(Bits(x), t), (Bits(y), t)],
                [
                    "%%%s = stablehlo.compare %s, %%0, %%1, TOTALORDER : (%s, %s) -> %s"
                    % (d, d, tensor((len(x),), t), tensor((len(x),), t), tensor((len(x),), "i1"))
                    for d in directions
                ],
                [("%" + d, fn(np.array(order[0], object), np.array(order[1], object)).astype(bool), "i1", 0) for d, fn in directions.items()],
            )
        x, y, p, q = anything(t, (3, 7)), anything(t, (3, 7), seed=8), values("i1", (3, 7)), np.bool_(True)
        n = tensor((3, 7), t)
        f.checks(
            "select_" + t,
            [(p, "i1"), (x, t), (y, t), (q, "i1")],
            ["%%a = stablehlo.select %%0, %%1, %%2 : tensor<3x7xi1>, %s" % n, "%%b = stablehlo.select %%3, %%1, %%2 : tensor<i1>, %s" % n],
            [("%a", np.where(p, x, y), t, 0), ("%b", x, t, 0)],
        )
        if t != "i1":
            x, low, high = anything(t, (2, 9)), anything(t, (2, 9), seed=4), anything(t, (2, 9), seed=11)
            a, b = (NUMPY[t](v) for v in ((3, 100) if t in INTS else (-1.5, 1.25)))
            n = tensor((2, 9), t)
            f.checks(
                "clamp_" + t,
                [(x, t), (low, t), (high, t), (a, t), (b, t)],
                [
                    "%%a = stablehlo.clamp %%1, %%0, %%2 : %s" % n,
                    "%%b = stablehlo.clamp %%3, %%0, %%4 : (%s, %s, %s) -> %s" % (tensor((), t), n, tensor((), t), n),
                ],
                [("%a", np.minimum(np.maximum(x, low), high), t, 0), ("%b", np.minimum(np.maximum(x, a), b), t, 0)],
            )
        if t in FLOATS:
            x = cast([np.nan, np.inf, -np.inf, 0.5, 2, -2], t)
            f.case(
                "clamp_nan_" + t,
                [(cast(-1.0, t), t), (x, t), (cast(1.0, t), t)],
                ["%%r = stablehlo.clamp %%0, %%1, %%2 : (%s, %s, %s) -> %s" % (tensor((), t), tensor((6,), t), tensor((), t), tensor((6,), t))],
                [(np.minimum(np.maximum(x, cast(-1.0, t)), cast(1.0, t)), t)],
            )

    def bits_cast(x, s, t):
        b, k = bits_of(x, s), width(s) // width(t)
        raw = np.frombuffer(b.astype(b.dtype.newbyteorder("<")).tobytes(), "<u%d" % (width(t) // 8)).reshape(
            x.shape + (k,) if k > 1 else x.shape if k else x.shape[:-1]
        )
        raw = raw.astype(raw.dtype.newbyteorder("="))
        return (raw.astype(np.uint32) << 16).view(np.float32) if t == "bf16" else raw.view(NUMPY[t])

    for s in FLOATS + INTS:
        for t in FLOATS + INTS:
            k = width(t) // width(s)
            if s in INTS and t in INTS:
                x = anything(s, (3, 2, k) if k > 1 else (3, 2))
            else:  # where a float is involved its values are ordinary ones
                x = (
                    values(s, (3, 2), 1, 3)
                    if s in FLOATS and k <= 1
                    else (
                        bits_cast(values(t, (3, 2, width(s) // width(t)) if width(s) > width(t) else (3, 2), 1, 3), t, s)
                        if t in FLOATS
                        else anything(s, (3, 2))
                    )
                )
                if s in FLOATS and t in INTS and k > 1:
                    x = values(s, (3, 2, k), 1, 3)
            want = bits_cast(x, s, t)
            if not all(np.isfinite(a).all() and (np.abs(a) >= 2.0 ** FORMATS[e][1]).all() for a, e in [(x, s), (want, t)] if e in FLOATS):
                continue
            f.case(
                "bitcast_%s_%s" % (s, t),
                [(x, s)],
                ["%%r = stablehlo.bitcast_convert %%0 : (%s) -> %s" % (tensor(x.shape, s), tensor(want.shape, t))],
                [(want, t)],
            )
    byte = np.arange(256)
    m, e = byte & 7, byte >> 3 & 15
    e4m3 = np.where(e > 0, (1 + m / 8) * 2.0 ** (e - 7), m * 2.0**-9) * np.where(byte > 127, -1, 1)
    e4m3[byte & 127 == 127] = np.nan
    e5m2 = (byte.astype(np.uint16) << 8).view(np.float16)
    for t, number in [("f8E4M3FN", e4m3), ("f8E5M2", e5m2)]:
        all8, all32 = byte.astype(np.int8), byte.astype(np.uint8).view("<i4")
        n, short = tensor((256,), t), np.isfinite(number)
        f.case(
            "bitcast_i8_" + t,
            [(all8, "i8")],
            [
                "%%a = stablehlo.bitcast_convert %%0 : (tensor<256xi8>) -> %s" % n,
                "%%r = stablehlo.convert %%a : (%s) -> tensor<256xf32>" % n,
            ],
            [(number.astype(np.float32), "f32")],
        )
        f.case(
            "bitcast_%s_i8" % t,
            [(number[short].astype(np.float32), "f32")],
            [
                "%%a = stablehlo.convert %%0 : (%s) -> %s" % (tensor((short.sum(),), "f32"), tensor((short.sum(),), t)),
                "%%r = stablehlo.bitcast_convert %%a : (%s) -> %s" % (tensor((short.sum(),), t), tensor((short.sum(),), "i8")),
            ],
            [(all8[short], "i8")],
        )
        f.case(
            "bitcast_%s_i32" % t,
            [(all8, "i8")],
            [
                "%%a = stablehlo.bitcast_convert %%0 : (tensor<256xi8>) -> %s" % n,
                "%%b = stablehlo.reverse %%a, dims = [0] : %s" % n,
                "%%c = stablehlo.reshape %%b : (%s) -> %s" % (n, tensor((64, 4), t)),
                "%%r = stablehlo.bitcast_convert %%c : (%s) -> tensor<64xi32>" % tensor((64, 4), t),
            ],
            [(np.ascontiguousarray(byte[::-1].astype(np.uint8)).view("<i4"), "i32")],
        )
        for form, mantissa, low, high in [("e4m1", 1, -6, 7), ("e3m1", 1, -2, 3), ("e4m3", 3, -6, 7), ("e5m1", 1, -14, 15)]:
            if t != "f8E4M3FN":
                continue
            FORMATS["reduced"] = (mantissa + 1, -999, high)  # what is below the smallest normal is 0, and what overflows has no infinity here
            want = np.array([nearest(v, "reduced") if np.isfinite(v) else v for v in number.tolist()])
            want = np.where(np.abs(want) < 2.0**low, 0, np.where(np.abs(want) > 448, np.nan, want))
            want = np.copysign(want, number)
            f.case(
                "reduce_precision_%s_%s" % (form, t),
                [(all8, "i8")],
                [
                    "%%a = stablehlo.bitcast_convert %%0 : (tensor<256xi8>) -> %s" % n,
                    "%%b = stablehlo.reduce_precision %%a, format = %s : %s" % (form, n),
                    "%%r = stablehlo.convert %%b : (%s) -> tensor<256xf32>" % n,
                ],
                [(want.astype(np.float32), "f32")],
            )
        for name, step in [("up", 1), ("down", -1)]:  # the bytes of one sign are in the order of the numbers
            toward = np.full(256, 0x77 if step > 0 else 0x77 - 128, np.int8)
            key = np.where(byte > 127, 128 - byte, byte)
            want = key + np.sign(step * 0x77 - key)
            want = np.where(want == 0, np.where(key < 0, 128, 0), np.where(want < 0, 128 - want, want))
            want = np.where(np.isnan(number), 126 + (t == "f8E4M3FN"), want)
            f.case(
                "next_%s_%s" % (name, t),
                [(all8, "i8"), (toward, "i8")],
                [
                    "%%a = stablehlo.bitcast_convert %%0 : (tensor<256xi8>) -> %s" % n,
                    "%%b = stablehlo.bitcast_convert %%1 : (tensor<256xi8>) -> %s" % n,
                    "%%c = chlo.next_after %%a, %%b : %s, %s -> %s" % (n, n, n),
                    "%%r = stablehlo.bitcast_convert %%c : (%s) -> tensor<256xi8>" % n,
                ],
                [(want.astype(np.uint8).view(np.int8), "i8")],
            )
        f.case(
            "bitcast_i32_" + t,
            [(all32, "i32")],
            [
                "%%a = stablehlo.bitcast_convert %%0 : (tensor<64xi32>) -> %s" % tensor((64, 4), t),
                "%%r = stablehlo.convert %%a : (%s) -> tensor<64x4xf32>" % tensor((64, 4), t),
            ],
            [(number.astype(np.float32).reshape(64, 4), "f32")],
        )
    return f


# ---- data movement of every type and rank ----------------------------------------------------------------------------------------------------------
def moves():
    f = File("moves.mlir", "Constants and data movement of every type, of ranks 0 to 5, with empty dimensions.")
    for t in TYPES:
        x, y = anything(t, (2, 3, 7)), anything(t, (7,))
        n, m = tensor(x.shape, t), tensor(y.shape, t)
        s = anything(t, ())
        body = [
            "%%tr = stablehlo.transpose %%0, dims = [2, 0, 1] : (%s) -> %s" % (n, tensor((7, 2, 3), t)),
            "%%rv = stablehlo.reverse %%0, dims = [2, 0] : %s" % n,
            "%%rs = stablehlo.reshape %%0 : (%s) -> %s" % (n, tensor((21, 2), t)),
            "%%sl = stablehlo.slice %%0 [1:2, 0:3:2, 2:7:3] : (%s) -> %s" % (n, tensor((1, 2, 2), t)),
            "%%bd = stablehlo.broadcast_in_dim %%1, dims = [1] : (%s) -> %s" % (m, tensor((3, 7, 2), t)),
            "%%bc = stablehlo.broadcast %%1, sizes = [3, 1] : (%s) -> %s" % (m, tensor((3, 1, 7), t)),
            "%%bs = stablehlo.broadcast_in_dim %%2, dims = [] : (%s) -> %s" % (tensor((), t), tensor((2, 77), t)),
            "%%cc = stablehlo.concatenate %%1, %%1, dim = 0 : (%s, %s) -> %s" % (m, m, tensor((14,), t)),
            "%%pd = stablehlo.pad %%1, %%2, low = [2], high = [-3], interior = [1] : (%s, %s) -> %s" % (m, tensor((), t), tensor((12,), t)),
            "%%k = stablehlo.constant %s" % dense(x, t),
            "%%kr = stablehlo.reverse %%k, dims = [1] : %s" % n,
        ]
        padded = np.full(15, s)
        padded[2::2] = y
        f.checks(
            "moves_" + t,
            [(x, t), (y, t), (s, t)],
            body,
            [
                ("%tr", x.transpose(2, 0, 1), t, 0),
                ("%rv", x[::-1, :, ::-1], t, 0),
                ("%rs", x.reshape(21, 2), t, 0),
                ("%sl", x[1:2, 0:3:2, 2:7:3], t, 0),
                ("%bd", np.broadcast_to(y.reshape(1, 7, 1), (3, 7, 2)), t, 0),
                ("%bc", np.broadcast_to(y, (3, 1, 7)), t, 0),
                ("%bs", np.full((2, 77), s), t, 0),
                ("%cc", np.concatenate([y, y]), t, 0),
                ("%pd", padded[:12].astype(y.dtype), t, 0),
                ("%kr", x[:, ::-1], t, 0),
            ],
        )
        if t != "i1":
            f.checks(
                "iota_" + t,
                [],
                [
                    "%%a = stablehlo.iota dim = 0 : %s" % tensor((77,), t),
                    "%%b = stablehlo.iota dim = 1 : %s" % tensor((3, 7, 2), t),
                    "%%c = stablehlo.iota dim = 0 : %s" % tensor((0, 2), t),
                    "%%d = stablehlo.iota dim = 1 : %s" % tensor((5, 1), t),
                ],
                [
                    ("%a", np.arange(77).astype(NUMPY[t]), t, 0),
                    ("%b", np.broadcast_to(np.arange(7).reshape(1, 7, 1), (3, 7, 2)).astype(NUMPY[t]), t, 0),
                    ("%c", np.zeros((0, 2), NUMPY[t]), t, 0),
                    ("%d", np.zeros((5, 1), NUMPY[t]), t, 0),
                ],
            )
        # constants: a splat, a scalar, nested lists, bits
        f.checks(
            "constants_" + t,
            [(y, t)],
            [
                "%%a = stablehlo.constant dense<%s> : %s" % (literal(s, t), tensor((3, 3), t)),
                "%%b = stablehlo.constant %s" % dense(s, t),
                "%%c = stablehlo.constant %s" % dense(anything(t, (77,)), t),
                "%%d = stablehlo.constant dense<> : %s" % tensor((0,), t),
                "%%e = stablehlo.maximum %%0, %%0 : %s" % m,
            ],
            [
                ("%a", np.full((3, 3), s), t, 0),
                ("%b", s, t, 0),
                ("%c", anything(t, (77,)), t, 0),
                ("%d", np.zeros((0,), NUMPY[t]), t, 0),
                ("%e", y, t, 0),
            ],
        )
        f.checks(
            "constants_without_elements_" + t,
            [(y, t), (s, t), (np.zeros((3, 0), NUMPY[t]), t)],
            [
                "%%n = stablehlo.constant dense<> : %s" % tensor((0, 7), t),
                "%%a = stablehlo.pad %%n, %%1, low = [2, 0], high = [0, -3], interior = [0, 0] : (%s, %s) -> %s"
                % (tensor((0, 7), t), tensor((), t), tensor((2, 4), t)),
                "%%b = stablehlo.dot_general %%2, %%n, contracting_dims = [1] x [0] : (%s, %s) -> %s"
                % (tensor((3, 0), t), tensor((0, 7), t), tensor((3, 7), t)),
                "%%c = stablehlo.reduce(%%n init: %%1) applies stablehlo.maximum across dimensions = [0] : (%s, %s) -> %s"
                % (tensor((0, 7), t), tensor((), t), m),
                "%%k = stablehlo.constant dense<> : %s" % tensor((0,), t),
                "%%d = stablehlo.concatenate %%k, %%0, %%k, dim = 0 : (%s, %s, %s) -> %s" % (tensor((0,), t), m, tensor((0,), t), m),
            ],
            [
                ("%a", np.full((2, 4), s), t, 0),
                ("%b", np.zeros((3, 7), NUMPY[t]), t, 0),
                ("%c", np.full((7,), s), t, 0),
                ("%d", y, t, 0),
            ],
        )
        e = np.zeros((0, 3), NUMPY[t])
        f.checks(
            "empty_" + t,
            [(e, t), (y, t), (s, t)],
            [
                "%%a = stablehlo.transpose %%0, dims = [1, 0] : (%s) -> %s" % (tensor((0, 3), t), tensor((3, 0), t)),
                "%%b = stablehlo.reshape %%0 : (%s) -> %s" % (tensor((0, 3), t), tensor((3, 0, 2), t)),
                "%%c = stablehlo.pad %%0, %%2, low = [1, 0], high = [1, 0], interior = [0, 1] : (%s, %s) -> %s"
                % (tensor((0, 3), t), tensor((), t), tensor((2, 5), t)),
                "%%d = stablehlo.slice %%1 [3:3] : (%s) -> %s" % (m, tensor((0,), t)),
                "%%e = stablehlo.concatenate %%d, %%1, %%d, dim = 0 : (%s, %s, %s) -> %s" % (tensor((0,), t), m, tensor((0,), t), m),
                "%%f = stablehlo.reverse %%0, dims = [0] : %s" % tensor((0, 3), t),
                "%%g = stablehlo.broadcast_in_dim %%2, dims = [] : (%s) -> %s" % (tensor((), t), tensor((0, 4), t)),
            ],
            [
                ("%a", e.T, t, 0),
                ("%b", e.reshape(3, 0, 2), t, 0),
                ("%c", np.full((2, 5), s), t, 0),
                ("%d", y[3:3], t, 0),
                ("%e", y, t, 0),
                ("%f", e, t, 0),
                ("%g", np.zeros((0, 4), NUMPY[t]), t, 0),
            ],
        )

    def one(name, x, t, text, want):
        f.case(name, [(x, t)], ["%%r = stablehlo.%s : (%s) -> %s" % (text, tensor(x.shape, t), tensor(want.shape, t))], [(want, t)])

    import itertools

    for shape in [(7, 11), (2, 3, 5), (2, 3, 1, 4)]:
        x = values("f32", shape)
        for dims in itertools.permutations(range(len(shape))):
            one("transpose_" + "".join(map(str, dims)), x, "f32", "transpose %%0, dims = %s" % list(dims), x.transpose(dims))
    x = values("f32", (2, 1, 3, 2, 2))
    one("transpose_rank5", x, "f32", "transpose %0, dims = [4, 2, 0, 3, 1]", x.transpose(4, 2, 0, 3, 1))
    x = values("f32", (3, 4, 5))
    for dims in [(0,), (1,), (2,), (0, 1), (0, 1, 2), ()]:
        f.case(
            "reverse_" + "".join(map(str, dims)),
            [(x, "f32")],
            ["%%r = stablehlo.reverse %%0, dims = %s : tensor<3x4x5xf32>" % list(dims)],
            [(np.flip(x, dims), "f32")],
        )
    x = values("f32", (12,))
    for shape in [(1, 12), (12, 1), (3, 4), (2, 3, 2), (1, 2, 1, 6), (2, 2, 3, 1)]:
        one("reshape_to", x, "f32", "reshape %0", x.reshape(shape))
        one("reshape_from", x.reshape(shape), "f32", "reshape %0", x)
    one("reshape_scalar", np.float32(2.5), "f32", "reshape %0", np.full((1, 1), 2.5, np.float32))
    one("reshape_to_scalar", np.full((1, 1), 2.5, np.float32), "f32", "reshape %0", np.array(2.5, np.float32))
    one("reshape_mixed", values("f32", (7, 6)), "f32", "reshape %0", values("f32", (7, 6)).reshape(3, 14))
    one("broadcast_scalar", np.float32(1.5), "f32", "broadcast_in_dim %0, dims = []", np.array(1.5, np.float32))
    for shape, dims, to in [
        ((3,), (0,), (3, 5)),
        ((3,), (1,), (5, 3)),
        ((1,), (0,), (7,)),
        ((3, 5), (0, 2), (3, 4, 5)),
        ((3, 5), (2, 0), (5, 4, 3)),
        ((1, 5), (0, 1), (7, 5)),
        ((1, 1), (1, 2), (2, 3, 4)),
        ((11, 1), (0, 1), (11, 93)),
    ]:
        x = values("f32", shape)
        y = np.transpose(x, np.argsort(dims)).reshape([shape[dims.index(d)] if d in dims else 1 for d in range(len(to))])
        one("broadcast_in_dim_%s" % "x".join(map(str, to)), x, "f32", "broadcast_in_dim %%0, dims = %s" % list(dims), np.broadcast_to(y, to))
    x = values("f32", (77,))
    for a, b, c in [(0, 77, 1), (0, 1, 1), (76, 77, 1), (3, 70, 7), (0, 77, 76), (5, 6, 9), (10, 10, 1)]:
        one("slice_%d_%d_%d" % (a, b, c), x, "f32", "slice %%0 [%d:%d:%d]" % (a, b, c), x[a:b:c])
    for axis, sizes in [(0, (1, 2, 3)), (1, (3, 0, 1, 2)), (2, (5,)), (2, (1, 1, 1, 1, 1, 1, 1, 1, 1))]:
        parts = [values("f32", tuple(n if d == axis else k for d, k in enumerate((2, 3, 4))), seed=i) for i, n in enumerate(sizes)]
        want = np.concatenate(parts, axis)
        f.case(
            "concatenate_%d_of_%d" % (axis, len(sizes)),
            [(p, "f32") for p in parts],
            [
                "%%r = stablehlo.concatenate %s, dim = %d : (%s) -> %s"
                % (
                    ", ".join("%%%d" % i for i in range(len(parts))),
                    axis,
                    ", ".join(tensor(p.shape, "f32") for p in parts),
                    tensor(want.shape, "f32"),
                )
            ],
            [(want, "f32")],
        )
    for low, high, inner in [
        (0, 0, 0),
        (3, 0, 0),
        (0, 3, 0),
        (-2, 0, 0),
        (0, -2, 0),
        (-1, -1, 2),
        (2, 3, 1),
        (-7, 0, 0),
        (-3, -4, 0),
        (-9, 5, 1),
        (5, -9, 1),
        (1, 1, 10),
    ]:
        x, v = values("f32", (7,)), np.float32(0.5)
        want = np.full(max(0, 7 + 6 * inner + low + high), v)
        for i in range(7):
            if 0 <= low + i * (inner + 1) < want.size:
                want[low + i * (inner + 1)] = x[i]
        f.case(
            "pad_%d_%d_%d" % (low, high, inner),
            [(x, "f32"), (v, "f32")],
            [
                "%%r = stablehlo.pad %%0, %%1, low = [%d], high = [%d], interior = [%d] : (tensor<7xf32>, tensor<f32>) -> %s"
                % (low, high, inner, tensor(want.shape, "f32"))
            ],
            [(want, "f32")],
        )

    # calls
    f.text.append("""func.func private @square(%a: tensor<7xf32>) -> tensor<7xf32> {
  %r = stablehlo.multiply %a, %a : tensor<7xf32>
  return %r : tensor<7xf32>
}
func.func private @both(%a: tensor<7xf32>, %b: tensor<7xf32>) -> (tensor<7xf32>, tensor<7xf32>) {
  %s = call @square(%a) : (tensor<7xf32>) -> tensor<7xf32>
  %d = stablehlo.subtract %s, %b : tensor<7xf32>
  return %d, %s : tensor<7xf32>, tensor<7xf32>
}
func.func private @swap(%a: tensor<7xf32>, %b: tensor<7xf32>) -> (tensor<7xf32>, tensor<7xf32>) {
  return %b, %a : tensor<7xf32>, tensor<7xf32>
}""")
    x, y = np.rint(values("f32", (7,)) * 4), np.rint(values("f32", (7,), seed=4) * 4)
    n = tensor((7,), "f32")
    f.case("call", [(x, "f32")], ["%%r = func.call @square(%%0) : (%s) -> %s" % (n, n)], [(x * x, "f32")])
    f.case(
        "call_nested",
        [(x, "f32"), (y, "f32")],
        [
            "%%r:2 = call @both(%%0, %%1) : (%s, %s) -> (%s, %s)" % (n, n, n, n),
            "%%r0 = stablehlo.add %%r#0, %%r#0 : %s" % n,
            "%%r1 = stablehlo.negate %%r#1 : %s" % n,
        ],
        [(2 * (x * x - y), "f32"), (-(x * x), "f32")],
    )
    f.case(
        "call_swap", [(x, "f32"), (y, "f32")], ["%%r0, %%r1 = call @swap(%%0, %%1) : (%s, %s) -> (%s, %s)" % (n, n, n, n)], [(y, "f32"), (x, "f32")]
    )
    f.case(
        "map",
        [(x, "f32"), (y, "f32")],
        ['%%r = "stablehlo.map"(%%0, %%1) <{dimensions = array<i64: 0>}> %s : (%s, %s) -> %s' % (REGION % {"t": "f32", "op": "subtract"}, n, n, n)],
        [(x - y, "f32")],
    )
    f.case(
        "barrier_tuple_size",
        [(x, "f32")],
        [
            "%%b = stablehlo.optimization_barrier %%0 : %s" % n,
            "%%r1 = stablehlo.get_dimension_size %%b, dim = 0 : (%s) -> tensor<i32>" % n,
            "%%t = stablehlo.tuple %%b, %%r1 : tuple<%s, tensor<i32>>" % n,
            "%%r0 = stablehlo.get_tuple_element %%t[0] : (tuple<%s, tensor<i32>>) -> %s" % (n, n),
        ],
        [(x, "f32"), (np.int32(7), "i32")],
    )
    f.case(
        "call_twice",
        [(x, "f32")],
        ["%%s = call @square(%%0) : (%s) -> %s" % (n, n), "%%r = call @square(%%s) : (%s) -> %s" % (n, n)],
        [(x**4, "f32")],
    )
    return f


# ---- reductions, windows, dots, convolutions of every type -------------------------------------------------------------------------------------------
def folds():
    f = File("folds.mlir", "Reductions of every type, extent and region; windows.")

    def small(t, shape, seed=1):  # partial sums and products are exact
        a = (
            np.rint(values(t, shape, 0 if t[0] == "u" else -3, 3, seed=seed)) + 0.0
            if t in FLOATS
            else values(t, shape, 0 if t[0] == "u" else -1, 1, seed=seed)
        )
        return a.astype(NUMPY[t])

    for t in TYPES:
        for shape, dims in [
            ((77,), (0,)),
            ((1023,), (0,)),
            ((0,), (0,)),
            ((1,), (0,)),
            ((7, 11), (0,)),
            ((7, 11), (1,)),
            ((3, 0), (0,)),
            ((2, 3, 4), (0, 2)),
            ((2, 3, 4), (1,)),
            ((5, 3), ()),
        ]:
            if shape == (1023,) and t not in ["f32", "i32", "f16", "bf16", "i8"]:
                continue
            x = small(t, shape)
            if shape == (1023,) and t in FLOATS:
                x = np.sign(x)
            to = [n for d, n in enumerate(shape) if d not in dims]
            if t == "i1":
                ops = {
                    "or": (False, np.logical_or.reduce(x, dims)),
                    "and": (True, np.logical_and.reduce(x, dims)),
                    "xor": (False, x.sum(dims) % 2 == 1),
                }
            elif t in FLOATS:
                ops = {
                    "add": (0.0, cast(x.astype(np.float64).sum(dims), t)),
                    "maximum": (-np.inf, x.max(dims, initial=-np.inf)),
                    "minimum": (np.inf, x.min(dims, initial=np.inf)),
                }
            else:
                info, o = np.iinfo(NUMPY[t]), x.astype(object)
                ops = {
                    "add": (0, wrap(np.asarray(np.add.reduce(o, dims)), t)),
                    "maximum": (int(info.min), x.max(dims, initial=info.min)),
                    "minimum": (int(info.max), x.min(dims, initial=info.max)),
                    "or": (0, np.bitwise_or.reduce(x, dims)),
                    "and": (-1 if info.min < 0 else int(info.max), np.bitwise_and.reduce(x, dims)),
                    "xor": (0, np.bitwise_xor.reduce(x, dims)),
                }
                if len(shape) == 2:
                    ops["multiply"] = (1, wrap(np.asarray(np.multiply.reduce(x.astype(object), dims)), t))
            body, got = [], []
            for op, (init, want) in ops.items():
                op_ = op.replace("and", "conj").replace("or", "disj")
                body += [
                    "%%i_%s = stablehlo.constant %s" % (op_, dense(np.asarray(init), t)),
                    "%%%s = stablehlo.reduce(%%0 init: %%i_%s) applies stablehlo.%s across dimensions = %s : (%s, %s) -> %s"
                    % (op_, op_, op, list(dims), tensor(shape, t), tensor((), t), tensor(to, t)),
                ]
                got.append(("%" + op_, np.asarray(want).astype(NUMPY[t]).reshape(to), t, 0))
            f.checks("reduce_%s_%s_%s" % (t, "x".join(map(str, shape)), "".join(map(str, dims)) or "none"), [(x, t)], body, got)

    # a region that is no known reducer runs in order
    for t in ["i32", "i8", "f32"]:
        x, init = small(t, (3, 4)), NUMPY[t](1)
        want = []
        for row in x.astype(object):
            a = 1
            for v in row:
                a = a * 2 - int(v)
            want.append(a)
        f.case(
            "reduce_in_order_" + t,
            [(x, t), (init, t)],
            [
                "%%r = stablehlo.reduce(%%0 init: %%1) across dimensions = [1] : (%s, %s) -> %s"
                % (tensor((3, 4), t), tensor((), t), tensor((3,), t)),
                "  reducer(%%a: %s, %%b: %s) {" % (tensor((), t), tensor((), t)),
                "    %%c = stablehlo.add %%a, %%a : %s" % tensor((), t),
                "    %%d = stablehlo.subtract %%c, %%b : %s" % tensor((), t),
                "    stablehlo.return %%d : %s" % tensor((), t),
                "  }",
            ],
            [(np.array(want, object).astype(NUMPY[t]), t)],
        )
    # sum and maximum of two tensors at once
    x, y = small("f32", (5, 7)), small("i32", (5, 7), 4)
    f.case(
        "reduce_pair",
        [(x, "f32"), (y, "i32"), (np.float32(0), "f32"), (np.int32(-(2**31)), "i32")],
        [
            "%r0, %r1 = stablehlo.reduce(%0 init: %2), (%1 init: %3) across dimensions = [0] : (tensor<5x7xf32>, tensor<5x7xi32>, tensor<f32>, tensor<i32>) -> (tensor<7xf32>, tensor<7xi32>)",
            "  reducer(%a: tensor<f32>, %c: tensor<f32>) (%b: tensor<i32>, %d: tensor<i32>) {",
            "    %v = stablehlo.add %a, %c : tensor<f32>",
            "    %k = stablehlo.maximum %b, %d : tensor<i32>",
            "    stablehlo.return %v, %k : tensor<f32>, tensor<i32>",
            "  }",
        ],
        [(x.sum(0), "f32"), (y.max(0), "i32")],
    )
    # argmax and argmin as JAX writes them: NaN wins, then the lower index
    for t, ti in [("f32", "i32"), ("f16", "i32"), ("bf16", "i32"), ("i32", "i32"), ("ui8", "i32"), ("i8", "i64"), ("f32", "i64"), ("f64", "i32")]:
        for name, d, fn in [("argmax", "GT", np.argmax), ("argmin", "LT", np.argmin)]:
            x = small(t, (7, 11)).copy()
            if t in FLOATS:
                x[2, 3], x[2, 8], x[4, 0], x[5, 1] = np.nan, np.nan, np.inf, -np.inf
            init = (-np.inf if d == "GT" else np.inf) if t in FLOATS else int(np.iinfo(NUMPY[t]).min if d == "GT" else np.iinfo(NUMPY[t]).max)
            k = fn(x, axis=1)
            e, i, b = tensor((), t), tensor((), ti), "tensor<i1>"
            body = [
                "%%i = stablehlo.iota dim = 1 : %s" % tensor((7, 11), ti),
                "%%r0, %%r1 = stablehlo.reduce(%%0 init: %%1), (%%i init: %%2) across dimensions = [1] : (%s, %s, %s, %s) -> (%s, %s)"
                % (tensor((7, 11), t), tensor((7, 11), ti), e, i, tensor((7,), t), tensor((7,), ti)),
                "  reducer(%%a: %s, %%c: %s) (%%b: %s, %%d: %s) {" % (e, e, i, i),
                "    %%gt = stablehlo.compare %s, %%a, %%c : (%s, %s) -> %s" % (d, e, e, b),
                "    %%ne = stablehlo.compare NE, %%a, %%a : (%s, %s) -> %s" % (e, e, b),
                "    %%or = stablehlo.or %%gt, %%ne : %s" % b,
                "    %%eq = stablehlo.compare EQ, %%a, %%c : (%s, %s) -> %s" % (e, e, b),
                "    %%lt = stablehlo.compare LT, %%b, %%d : (%s, %s) -> %s" % (i, i, b),
                "    %%and = stablehlo.and %%eq, %%lt : %s" % b,
                "    %%take = stablehlo.or %%or, %%and : %s" % b,
                "    %%v = stablehlo.select %%or, %%a, %%c : %s, %s" % (b, e),
                "    %%k = stablehlo.select %%take, %%b, %%d : %s, %s" % (b, i),
                "    stablehlo.return %%v, %%k : %s, %s" % (e, i),
                "  }",
            ]
            # of two NaNs this reducer keeps the left one, so the first as well
            f.case(
                "%s_%s_%s" % (name, t, ti),
                [(x, t), (cast(init, t) if t in FLOATS else NUMPY[t](init), t), (NUMPY[ti](0), ti)],
                body,
                [(x[np.arange(7), k], t), (k.astype(NUMPY[ti]), ti)],
            )

    def window(x, init, fn, size, stride, pad, base, dilation):
        places = [
            ((n - 1) * bd + 1 + lo + hi - ((w - 1) * wd + 1)) // s + 1
            for n, w, s, (lo, hi), bd, wd in zip(x.shape, size, stride, pad, base, dilation)
        ]
        out = np.empty(places, x.dtype)
        for o in np.ndindex(*places):
            acc = init
            for k in np.ndindex(*size):
                at = [oo * s + kk * wd - lo for oo, kk, s, wd, (lo, _) in zip(o, k, stride, dilation, pad)]
                if all(a >= 0 and a % bd == 0 and a // bd < n for a, bd, n in zip(at, base, x.shape)):
                    acc = fn(acc, x[tuple(a // bd for a, bd in zip(at, base))])
            out[o] = acc
        return out

    for name, shape, size, stride, pad, base, dilation in [
        ("line", (77,), (5,), (1,), ((2, 2),), (1,), (1,)),
        ("cumulative", (7,), (7,), (1,), ((6, 0),), (1,), (1,)),
        ("pool", (1, 7, 9, 2), (1, 2, 2, 1), (1, 2, 2, 1), ((0, 0),) * 4, (1,) * 4, (1,) * 4),
        ("same", (2, 5, 5, 3), (1, 3, 3, 1), (1, 1, 1, 1), ((0, 0), (1, 1), (1, 1), (0, 0)), (1,) * 4, (1,) * 4),
        ("global", (2, 4, 4, 3), (1, 4, 4, 1), (1, 1, 1, 1), ((0, 0),) * 4, (1,) * 4, (1,) * 4),
        ("odd", (5, 7), (2, 3), (2, 1), ((1, 0), (0, 2)), (2, 1), (1, 2)),
        ("rank3", (3, 4, 5), (2, 2, 2), (1, 2, 1), ((0, 1), (0, 0), (1, 0)), (1, 1, 2), (1, 2, 1)),
    ]:
        for t in ["f32", "f16", "bf16", "i32", "i8", "ui8", "f64"]:
            if t not in ["f32", "i8"] and name not in ["pool", "odd"]:
                continue
            for op, fn in [("add", np.add), ("maximum", np.maximum), ("minimum", np.minimum)]:
                if op == "minimum" and name != "odd":
                    continue
                x = small(t, shape)
                init = {
                    "add": 0,
                    "maximum": -np.inf if t in FLOATS else np.iinfo(NUMPY[t]).min,
                    "minimum": np.inf if t in FLOATS else np.iinfo(NUMPY[t]).max,
                }[op]
                init = NUMPY[t](init)
                want = window(x, init, fn, size, stride, pad, base, dilation)
                words = [", ".join(map(str, v)) for v in (size, stride, base, dilation)]
                f.case(
                    "window_%s_%s_%s" % (name, op, t),
                    [(x, t), (init, t)],
                    [
                        '%%r = "stablehlo.reduce_window"(%%0, %%1) <{window_dimensions = array<i64: %s>, window_strides = array<i64: %s>, base_dilations = array<i64: %s>, window_dilations = array<i64: %s>, '
                        "padding = dense<%s> : tensor<%dx2xi64>}> %s : (%s, %s) -> %s"
                        % (
                            *words,
                            [list(p) for p in pad],
                            len(shape),
                            REGION % {"t": t, "op": op},
                            tensor(shape, t),
                            tensor((), t),
                            tensor(want.shape, t),
                        )
                    ],
                    [(want, t)],
                )
    # two operands in one window
    x, y = small("f32", (7, 5)), small("i32", (7, 5), 4)
    wx, wy = window(x, np.float32(0), np.add, (3, 1), (2, 1), ((0, 0), (0, 0)), (1, 1), (1, 1)), window(
        y, np.int32(-99), np.maximum, (3, 1), (2, 1), ((0, 0), (0, 0)), (1, 1), (1, 1)
    )
    f.case(
        "window_pair",
        [(x, "f32"), (y, "i32"), (np.float32(0), "f32"), (np.int32(-99), "i32")],
        [
            '%r0, %r1 = "stablehlo.reduce_window"(%0, %1, %2, %3) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({',
            "    ^bb0(%a: tensor<f32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<i32>):",
            "      %v = stablehlo.add %a, %c : tensor<f32>",
            "      %k = stablehlo.maximum %b, %d : tensor<i32>",
            "      stablehlo.return %v, %k : tensor<f32>, tensor<i32>",
            "  }) : (tensor<7x5xf32>, tensor<7x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x5xf32>, tensor<3x5xi32>)",
        ],
        [(wx, "f32"), (wy, "i32")],
    )
    return f


def products():
    f = File("products.mlir", "Dots of every type and dimension order; convolutions of one to three dimensions in every order.")

    def whole(t, shape, seed):
        return (
            (np.rint(values(t, shape, 0 if t[0] == "u" else -3, 3, seed=seed)) + 0.0).astype(NUMPY[t])
            if t in FLOATS
            else values(t, shape, 0 if t[0] == "u" else -3, 3, seed=seed)
        )

    def dot(name, t, acc, xs, ys, equation, batch, contract, op=None):
        x, y = whole(t, xs, 1), whole(t, ys, 6)
        if not contract[0]:  # the sign of a zero is not promised
            x, y = (np.where(a == 0, NUMPY[t](1), a) for a in (x, y))
        want = np.asarray(np.einsum(equation, x.astype(np.float64), y.astype(np.float64)))
        want = cast(want, acc) if acc in FLOATS else wrap(want.astype(np.int64).astype(object), acc)
        b = "batching_dims = %s x %s, " % batch if batch[0] else ""
        text = op or "dot_general %%0, %%1, %scontracting_dims = %s x %s" % ((b,) + contract)
        f.case(
            name,
            [(x, t), (y, t)],
            ["%%r = stablehlo.%s : (%s, %s) -> %s" % (text, tensor(xs, t), tensor(ys, t), tensor(want.shape, acc))],
            [(want, acc)],
        )

    for t in FLOATS + INTS:
        dot("dot_" + t, t, t, (7, 11), (11, 5), "ij,jk->ik", ([], []), ([1], [0]), "dot %0, %1")
        dot("dot_general_" + t, t, t, (2, 3, 7), (2, 5, 7), "bij,bkj->bik", ([0], [0]), ([2], [2]))
    none = ([], [])
    for name, xs, ys, equation, batch, contract in [
        ("vector_vector", (77,), (77,), "i,i->", none, ([0], [0])),
        ("matrix_vector", (7, 11), (11,), "ij,j->i", none, ([1], [0])),
        ("vector_matrix", (11,), (11, 7), "j,jk->k", none, ([0], [0])),
        ("outer", (3,), (5,), "i,j->ij", none, ([], [])),
        ("outer_matrices", (2, 3), (2, 2), "ij,kl->ijkl", none, ([], [])),
        ("left_transposed", (11, 7), (11, 5), "ji,jk->ik", none, ([0], [0])),
        ("both_transposed", (11, 7), (5, 11), "ji,kj->ik", none, ([0], [1])),
        ("two_contracted", (2, 3, 4), (3, 4, 5), "iab,abj->ij", none, ([1, 2], [0, 1])),
        ("two_contracted_crossed", (2, 3, 4), (4, 5, 3), "iab,bja->ij", none, ([1, 2], [2, 0])),
        ("two_batches", (2, 3, 4, 5), (2, 3, 5, 2), "abij,abjk->abik", ([0, 1], [0, 1]), ([3], [2])),
        ("batch_in_the_middle", (4, 2, 3), (3, 5, 2), "ibj,jkb->bik", ([1], [2]), ([2], [0])),
        ("batches_crossed", (2, 3, 4), (4, 3, 2), "abj,jba->ab", ([0, 1], [2, 1]), ([2], [0])),
        ("batch_only", (2, 3), (2, 3), "ab,ab->ab", ([0, 1], [0, 1]), ([], [])),
        ("one_by_one", (1, 1), (1, 1), "ij,jk->ik", none, ([1], [0])),
        ("empty_result", (0, 3), (3, 2), "ij,jk->ik", none, ([1], [0])),
        ("empty_sum", (2, 0), (0, 3), "ij,jk->ik", none, ([1], [0])),
        ("wide", (3, 77), (77, 33), "ij,jk->ik", none, ([1], [0])),
        ("everything", (2, 3, 4), (2, 3, 4), "abc,abc->", none, ([0, 1, 2], [0, 1, 2])),
    ]:
        for t in ["f32", "i32"] if name in ["outer", "two_contracted", "two_batches"] else ["f32"]:
            dot("%s_%s" % (name, t), t, t, xs, ys, equation, batch, contract)
    for t, acc in [("i8", "i32"), ("ui8", "ui32"), ("i16", "i32"), ("bf16", "f32"), ("f16", "f32"), ("f32", "f64"), ("i8", "i64")]:
        dot("widening_%s_%s" % (t, acc), t, acc, (3, 7), (7, 5), "ij,jk->ik", none, ([1], [0]))
    # f16 and bf16 accumulate in f32: 2049 and 257 are not theirs
    for t, n in [("f16", 2049), ("bf16", 257)]:
        x, one = np.ones((1, n), NUMPY[t]), np.ones((n, 1), NUMPY[t])
        f.checks(
            "accumulates_in_f32_" + t,
            [(x, t)],
            [
                "%%a = stablehlo.dot_general %%0, %%0, contracting_dims = [1] x [1] : (%s, %s) -> tensor<1x1xf32>"
                % (tensor((1, n), t), tensor((1, n), t)),
                "%%z = stablehlo.constant dense<0.0> : tensor<%s>" % t,
                "%%s = stablehlo.reduce(%%0 init: %%z) applies stablehlo.add across dimensions = [1] : (%s, tensor<%s>) -> tensor<1x%s>"
                % (tensor((1, n), t), t, t),
            ],
            [("%a", np.array([[n]], np.float32), "f32", 0), ("%s", cast(np.array([float(n)]), t), t, 0)],
        )

    # convolutions by brute force, in the order [batch, space…, feature] x [space…, in, out]
    def conv(x, k, stride, pad, ld, rd, groups, batch_groups):
        space = x.ndim - 2
        size = [((x.shape[1 + d] - 1) * ld[d] + 1 + sum(pad[d]) - ((k.shape[d] - 1) * rd[d] + 1)) // stride[d] + 1 for d in range(space)]
        oc, ic = k.shape[-1], k.shape[-2]
        y = np.zeros([x.shape[0] // batch_groups, *size, oc])
        for at in np.ndindex(*size):
            for tap in np.ndindex(*k.shape[:space]):
                p = [a * s + u * r - lo for a, s, u, r, (lo, _) in zip(at, stride, tap, rd, pad)]
                if any(v < 0 or v % l or v // l >= n for v, l, n in zip(p, ld, x.shape[1:])):
                    continue
                row = x[(slice(None), *(v // l for v, l in zip(p, ld)))].astype(np.float64)
                for o in range(oc):
                    g, bg, n = o // (oc // groups), o // (oc // batch_groups), y.shape[0]
                    y[(slice(None), *at, o)] += row[bg * n : (bg + 1) * n, g * ic : (g + 1) * ic] @ k[(*tap, slice(None), o)].astype(np.float64)
        return y

    def convolution(name, t, xs, ks, acc=None, lhs=None, rhs=None, out=None, stride=None, pad=None, ld=None, rd=None, groups=1, batch_groups=1):
        space, acc = len(xs) - 2, acc or t
        digits = "".join(map(str, range(space)))
        lhs, rhs, out = lhs or "b" + digits + "f", rhs or digits + "io", out or "b" + digits + "f"
        stride, ld, rd, pad = stride or (1,) * space, ld or (1,) * space, rd or (1,) * space, pad or ((0, 0),) * space
        x, k = whole(t, xs, 1), whole(t, ks, 8)
        y = conv(x, k, stride, pad, ld, rd, groups, batch_groups)
        y = cast(y, acc) if acc in FLOATS else wrap(y.astype(np.int64).astype(object), acc)
        x, k, y = (
            x.transpose(["b%sf".replace("%s", digits).index(c) for c in lhs]),
            k.transpose([(digits + "io").index(c) for c in rhs]),
            y.transpose([("b" + digits + "f").index(c) for c in out]),
        )
        text = (
            "%%r = stablehlo.convolution(%%0, %%1) dim_numbers = [%s]x[%s]->[%s], window = {stride = %s, pad = %s, lhs_dilate = %s, rhs_dilate = %s} "
            "{batch_group_count = %d : i64, feature_group_count = %d : i64} : (%s, %s) -> %s"
            % (
                ", ".join(lhs),
                ", ".join(rhs),
                ", ".join(out),
                list(stride),
                [list(p) for p in pad],
                list(ld),
                list(rd),
                batch_groups,
                groups,
                tensor(x.shape, t),
                tensor(k.shape, t),
                tensor(y.shape, acc),
            )
        )
        f.case("conv_" + name, [(x, t), (k, t)], [text], [(y, acc)])

    for t in FLOATS + INTS:
        convolution(t, t, (1, 5, 4, 2), (3, 2, 2, 3), stride=(2, 1), pad=((1, 1), (0, 1)))
    convolution("i8_i32", "i8", (1, 5, 4, 2), (3, 2, 2, 3), acc="i32")
    convolution("bf16_f32", "bf16", (1, 5, 4, 2), (3, 2, 2, 3), acc="f32")
    for lhs, rhs, out in [
        ("bf01", "oi01", "bf01"),
        ("b01f", "01io", "bf01"),
        ("f01b", "i01o", "01bf"),
        ("01bf", "01io", "01bf"),
        ("b10f", "10io", "b01f"),
        ("bf01", "io10", "fb10"),
        ("0b1f", "0i1o", "f0b1"),
    ]:
        convolution("%s_%s_%s" % (lhs, rhs, out), "f32", (2, 5, 4, 3), (2, 3, 3, 4), lhs=lhs, rhs=rhs, out=out, stride=(1, 2), pad=((1, 0), (1, 1)))
    convolution("line", "f32", (2, 77, 3), (5, 3, 4), stride=(2,), pad=((2, 2),))
    convolution("line_dilated", "f32", (1, 23, 2), (3, 2, 2), rd=(3,), pad=((4, 1),))
    convolution("line_transposed", "f32", (1, 7, 2), (4, 2, 3), ld=(3,), pad=((3, 3),))
    convolution("no_space", "f32", (3, 5), (5, 4))
    convolution("volume", "f32", (1, 4, 5, 3, 2), (2, 3, 2, 2, 3), stride=(1, 2, 1), pad=((1, 0), (1, 1), (0, 1)))
    convolution("volume_order", "f32", (1, 4, 5, 3, 2), (2, 3, 2, 2, 3), lhs="bf012", rhs="oi012", out="bf012")
    convolution("volume_dilated", "i32", (1, 3, 3, 3, 1), (2, 2, 2, 1, 2), ld=(2, 1, 1), rd=(1, 2, 1))
    for groups, ic, oc in [(2, 2, 4), (4, 1, 4), (3, 2, 9)]:
        convolution("groups_%d" % groups, "f32", (1, 5, 5, groups * ic), (3, 3, ic, oc // groups * groups), groups=groups, pad=((1, 1), (1, 1)))
        convolution(
            "groups_%d_nchw" % groups,
            "f32",
            (1, 5, 5, groups * ic),
            (3, 3, ic, oc // groups * groups),
            groups=groups,
            lhs="bf01",
            rhs="oi01",
            out="bf01",
            stride=(2, 2),
        )
    convolution("batch_groups", "f32", (6, 4, 3, 2), (2, 2, 2, 6), batch_groups=3)
    convolution("depthwise_multiplier", "f32", (1, 5, 5, 3), (3, 3, 1, 6), groups=3)
    convolution("negative_pad", "f32", (1, 7, 7, 2), (2, 2, 2, 2), pad=((-1, -2), (2, -1)))
    convolution("both_dilations", "f32", (1, 4, 4, 2), (2, 3, 2, 2), ld=(3, 2), rd=(2, 3), pad=((2, 1), (3, 3)), stride=(2, 3))
    convolution("empty_batch", "f32", (0, 4, 4, 2), (2, 2, 2, 3))
    convolution("empty_feature", "f32", (1, 4, 4, 0), (2, 2, 0, 3))
    convolution("window_of_pad", "f32", (1, 2, 2, 1), (1, 1, 1, 1), pad=((3, 3), (2, 2)))
    return f


def complex_numbers():
    f = File("complex.mlir", "Complex numbers: arithmetic, functions and their edges, what moves them, products, regions.")
    inf, nan = np.inf, np.nan

    def wide(t):
        return np.complex128 if t.startswith("complex") else np.float64

    def logistic(x):
        return 1 / (1 + np.exp(-x))

    def expm1(x):
        return np.expm1(x.real) * np.cos(x.imag) - 2 * np.sin(x.imag / 2) ** 2 + 1j * np.exp(x.real) * np.sin(x.imag)

    def log1p(x):
        small = 0.5 * np.log1p(x.real * (2 + x.real) + x.imag**2)
        return np.where(abs(x) < 0.5, small, np.log(abs(1 + x))) + 1j * np.angle(1 + x)

    def sign(x):
        return x / np.where(x == 0, 1, abs(x))

    functions = [
        ("negate", np.negative, {}),
        ("exponential", np.exp, {}),
        ("exponential_minus_one", expm1, {}),
        ("log", np.log, {}),
        ("log_plus_one", log1p, {}),
        ("sqrt", np.sqrt, {}),
        ("rsqrt", lambda x: 1 / np.sqrt(x), {}),
        ("cbrt", lambda x: np.power(x, 1 / 3), {}),
        ("sine", np.sin, {}),
        ("cosine", np.cos, {}),
        ("tan", np.tan, {}),
        ("tanh", np.tanh, {}),
        ("logistic", logistic, {}),
        ("sign", sign, {}),
    ]
    for t in ["complex<f32>", "complex<f64>"]:
        part = t[8:-1]
        eps = 1e-5 if part == "f32" else 1e-13
        for shape in [(), (1,), (0, 3), (7, 11)]:
            x, y = values(t, shape), values(t, shape, seed=3)
            a, b = x.astype(np.complex128), y.astype(np.complex128)
            of, of_part = tensor(shape, t), tensor(shape, part)
            suffix = "_%s_%s" % (part, "x".join(map(str, shape)))
            some = functions if shape == (7, 11) else functions[:2]
            for op, fn, _ in some:
                f.case(op + suffix, [(x, t)], unary(op, shape, t), [(fn(a).astype(NUMPY[t]), t)], atol=20 * eps)
            for op, fn in [("add", np.add), ("subtract", np.subtract), ("multiply", np.multiply), ("divide", np.divide), ("power", np.power)]:
                scale = float(np.max(abs(fn(a, b)), initial=1))
                f.case(op + suffix, [(x, t), (y, t)], binary(op, shape, t), [(fn(a, b).astype(NUMPY[t]), t)], atol=4 * eps * scale)
            f.case("abs" + suffix, [(x, t)], unary("abs", shape, t, part), [(abs(a).astype(NUMPY[part]), part)], atol=eps)
            f.case("real" + suffix, [(x, t)], unary("real", shape, t, part), [(x.real, part)])
            f.case("imag" + suffix, [(x, t)], unary("imag", shape, t, part), [(x.imag, part)])
            f.case(
                "complex" + suffix,
                [(x.real, part), (y.imag, part)],
                ["%%r = stablehlo.complex %%0, %%1 : %s" % of],
                [(x.real + 1j * y.imag, t)],
            )
            z = np.where(np.arange(x.size).reshape(shape) % 2 == 0, x, y.real + 1j * x.imag)
            tied = np.where(np.arange(x.size).reshape(shape) % 3 == 0, x.real + 1j * y.imag, y)  # numpy orders them as StableHLO does
            for op, fn in [("maximum", np.maximum), ("minimum", np.minimum)]:
                f.case(op + suffix, [(x, t), (tied, t)], binary(op, shape, t), [(fn(x, tied).astype(NUMPY[t]), t)], atol=0)
            f.case("bitcast_convert" + suffix, [(x, t)], ["%%r = stablehlo.bitcast_convert %%0 : (%s) -> %s" % (of, of)], [(x, t)], atol=0)
            for direction, fn in [("EQ", np.equal), ("NE", np.not_equal)]:
                f.case(
                    "compare_" + direction + suffix,
                    [(x, t), (z, t)],
                    ["%%r = stablehlo.compare %s, %%0, %%1 : (%s, %s) -> %s" % (direction, of, of, tensor(shape, "i1"))],
                    [(fn(x, z), "i1")],
                )
            f.case(
                "select" + suffix,
                [(values("i1", shape), "i1"), (x, t), (y, t)],
                ["%%r = stablehlo.select %%0, %%1, %%2 : %s, %s" % (tensor(shape, "i1"), of)],
                [(np.where(values("i1", shape), x, y), t)],
            )
            other = "complex<f64>" if part == "f32" else "complex<f32>"
            f.case("convert" + suffix, [(x, t)], unary("convert", shape, t, other), [(x.astype(NUMPY[other]), other)])
            f.case("convert_real" + suffix, [(x.real, part)], unary("convert", shape, part, t), [(x.real.astype(NUMPY[t]), t)])
            f.case("conj" + suffix, [(x, t)], ["%%r = chlo.conj %%0 : %s -> %s" % (of, of)], [(x.conj(), t)])
            f.case("square" + suffix, [(x, t)], ["%%r = chlo.square %%0 : %s -> %s" % (of, of)], [((a * a).astype(NUMPY[t]), t)], atol=8 * eps)
            f.case("real_of_real" + suffix, [(x.real, part)], unary("real", shape, part), [(x.real, part)])
            f.case("imag_of_real" + suffix, [(x.real, part)], unary("imag", shape, part), [(np.zeros(shape), part)])

    t, big, tiny = "complex<f32>", 1e38, 1e-30
    edge = np.array([0, 1, -1, 1j, -1j, complex(-1, -0.0), complex(-4, 0.0), complex(-0.0, 2), complex(big, big), complex(tiny, tiny), complex(3e38, 1)])
    edge = edge.astype(np.complex64)
    for op, fn in [("sqrt", np.sqrt), ("log", np.log), ("sign", sign)]:
        x = edge[1:] if op == "log" else edge
        x = (x / 4).astype(np.complex64) if op == "sign" else x  # Vulkan leaves open what a division by more than 2^126 gives
        f.case("edges_" + op, [(x, t)], unary(op, x.shape, t), [(fn(x.astype(np.complex128)).astype(np.complex64), t)], atol=3e13 if op == "sqrt" else 1e-5)
    f.case("edges_sqrt_small", [(edge[:8], t)], unary("sqrt", (8,), t), [(np.sqrt(edge[:8].astype(np.complex128)).astype(np.complex64), t)], atol=1e-6)
    f.case("edges_abs", [(edge, t)], unary("abs", edge.shape, t, "f32"), [(abs(edge.astype(np.complex128)).astype(np.float32), "f32")], ulps=4)
    far = np.array([complex(inf, 1), complex(1, -inf), complex(inf, nan), complex(nan, 1), complex(inf, inf)], np.complex64)
    f.case("far_abs", [(far, t)], unary("abs", far.shape, t, "f32"), [(np.array([inf, inf, inf, nan, inf], np.float32), "f32")])
    f.case("log_of_zero", [(np.zeros(2, np.complex64), t)], unary("log", (2,), t), [(np.full(2, complex(-inf, 0), np.complex64), t)], atol=0)
    one = np.array([complex(1, 1e-4), complex(1 + 2e-4, 0), complex(1e-20, 1e-20), complex(-1, 1e-3)], np.complex64)
    for op, fn in [("log", np.log)]:
        f.case("near_one_" + op, [(one, t)], unary(op, one.shape, t), [(fn(one.astype(np.complex128)).astype(np.complex64), t)], atol=2e-7 * 64)
    small = np.array([complex(1e-4, 1e-5), complex(-1e-6, 1e-3), 0, complex(1e-20, 0)], np.complex64)
    for op, fn in [("log_plus_one", log1p), ("exponential_minus_one", expm1)]:
        f.case("near_zero_" + op, [(small, t)], unary(op, small.shape, t), [(fn(small.astype(np.complex128)).astype(np.complex64), t)], atol=1e-10)
    up = np.array([complex(88.8, 0.9), complex(88.75, 0.8), complex(-100, 1), complex(2, 0), complex(3, -0.0)], np.complex64)
    want = np.exp(up.astype(np.complex128)).astype(np.complex64)
    f.case("edges_exponential", [(up, t)], unary("exponential", up.shape, t), [(want, t)], atol=1e34)
    sides = np.array([complex(30, 1), complex(-30, -1), complex(100, 2), complex(0, 1.5)], np.complex64)
    f.case("edges_tanh", [(sides, t)], unary("tanh", sides.shape, t), [(np.tanh(sides.astype(np.complex128)).astype(np.complex64), t)], atol=1e-4)
    # infinite parts, as C99's Annex G has them
    outer = np.array([complex(0, inf), complex(-3, -inf), complex(inf, inf), complex(inf, 2), complex(-inf, inf), complex(-inf, -1)], np.complex64)
    quarter = np.pi / 2
    for op, want in {
        "stablehlo.sqrt": [complex(inf, inf), complex(inf, -inf), complex(inf, inf), inf, complex(inf, inf), complex(0, -inf)],
        "chlo.atan": [quarter, -quarter, quarter, quarter, -quarter, -quarter],
        "chlo.atanh": [1j * quarter, -1j * quarter, 1j * quarter, 1j * quarter, 1j * quarter, -1j * quarter],
        "stablehlo.log": [complex(inf, quarter), complex(inf, -quarter), complex(inf, quarter / 2), inf, complex(inf, 1.5 * quarter), complex(inf, -2 * quarter)],
    }.items():
        of = tensor(outer.shape, t)
        types = of if op.startswith("stablehlo") else "%s -> %s" % (of, of)
        f.case("infinite_" + op.split(".")[1], [(outer, t)], ["%%r = %s %%0 : %s" % (op, types)], [(np.array(want, np.complex64), t)], atol=1e-6)
    ends = np.array([complex(inf, inf), complex(-inf, 3), complex(inf, 0), complex(-inf, nan)], np.complex64)
    f.case("infinite_tanh", [(ends, t)], unary("tanh", (4,), t), [(np.array([1, -1, 1, -1], np.complex64), t)], atol=0)
    turned = np.array([complex(-x.imag, x.real) for x in ends], np.complex64)
    f.case("infinite_tan", [(turned[:3], t)], unary("tan", (3,), t), [(np.array([1j, -1j, 1j], np.complex64), t)], atol=0)
    ends = np.array([complex(inf, 0), complex(-inf, 0), complex(1e20, inf), complex(2e38, 2e38), complex(-3, 3)], np.complex64)
    f.case("infinite_expm1", [(ends[:2], t)], unary("exponential_minus_one", (2,), t), [(np.array([inf, -1], np.complex64), t)], atol=0)
    want = np.array([complex(-inf, inf), complex(0, inf), -18j], np.complex64)
    f.case("infinite_square", [(ends[2:], t)], ["%%r = chlo.square %%0 : %s -> %s" % ((tensor((3,), t),) * 2)], [(want, t)], atol=0)
    x, y = values("complex<f32>", (3, 7), 0.3, 2, seed=1), values("complex<f32>", (3, 7), 0.3, 2, seed=5)
    for kind in ["complex<f32>", "complex<f64>"]:
        u, v = x.astype(np.clongdouble), y.astype(np.clongdouble)
        want = (-1j * np.log((v + 1j * u) / np.sqrt(u * u + v * v))).astype(NUMPY[kind])
        both = [(x.astype(NUMPY[kind]), kind), (y.astype(NUMPY[kind]), kind)]
        name = "atan2_" + kind.strip(">").replace("<", "_")
        f.case(name, both, binary("atan2", (3, 7), kind), [(want, kind)], atol=2e-6 if "32" in kind else 1e-14)
    # inverse and hyperbolic functions: along both cuts and the axes, near them, near 1, far out; by the sign of a zero
    parts = np.array([0, 1, 0.5, 2, 1e-20, 1e-5, 1e10, 1e20, 0.99999994, 1.0000001, 3e37, 88, 95, 20.5, 0.3, 1.7, 2.9])
    for kind, part, largest in [("complex<f32>", "f32", 3e37), ("complex<f64>", "f64", 1e300)]:
        re, im = np.meshgrid(np.where(parts == 3e37, largest, parts), np.where(parts == 3e37, largest, parts))
        wide = np.concatenate([re.ravel(), -re.ravel()]).astype(NUMPY[part]), np.concatenate([im.ravel(), -im.ravel()]).astype(NUMPY[part])
        z = np.empty(wide[0].shape, NUMPY[kind])
        z.real, z.imag = wide[0], np.where(np.arange(z.size) % 3 == 0, -wide[1], wide[1])
        of = tensor(z.shape, kind)
        for op, function in {
            "asin": np.arcsin,
            "acos": np.arccos,
            "atan": np.arctan,
            "asinh": np.arcsinh,
            "acosh": np.arccosh,
            "atanh": np.arctanh,
            "sinh": np.sinh,
            "cosh": np.cosh,
        }.items():
            with np.errstate(all="ignore"):
                want = function(z.astype(np.clongdouble))
                least, most = float(np.finfo(NUMPY[part]).tiny), float(np.finfo(NUMPY[part]).max)
                x, y = want.real, want.imag
                fine = np.isfinite(x) & np.isfinite(y) & (np.abs(x) < most) & (np.abs(y) < most)
                fine &= ((x == 0) | (np.abs(x) > least)) & ((y == 0) | (np.abs(y) > least))
            some, n = z[fine], tensor((int(fine.sum()),), part)
            f.checks(
                "%s_%s" % (op, kind.strip(">").replace("<", "_")),
                [(some, kind)],
                [
                    "%%r = chlo.%s %%0 : %s -> %s" % (op, tensor(some.shape, kind), tensor(some.shape, kind)),
                    "%%x = stablehlo.real %%r : (%s) -> %s" % (tensor(some.shape, kind), n),
                    "%%y = stablehlo.imag %%r : (%s) -> %s" % (tensor(some.shape, kind), n),
                ],
                [("%x", x[fine].astype(NUMPY[part]), part, 8), ("%y", y[fine].astype(NUMPY[part]), part, 8)],
            )
    base = np.array([0, 0, 0, 2, -1], np.complex64)
    power = np.array([0, 2, 1j, 0, 0.5], np.complex64)
    f.case("edges_power", [(base, t), (power, t)], binary("power", (5,), t), [(np.array([1, 0, 0, 1, 1j], np.complex64), t)], atol=1e-6)
    top = np.array([complex(1, 2), complex(big / 4, big / 4), complex(1, 1), complex(tiny, 0), complex(3, -4)], np.complex64)
    under = np.array([complex(0, 3), complex(big / 4, big / 4), complex(inf, 0), complex(tiny, tiny), complex(-5, 0)], np.complex64)
    want = np.array([complex(2 / 3, -1 / 3), 1, 0, complex(0.5, -0.5), complex(-0.6, 0.8)], np.complex64)
    f.case("edges_divide", [(top, t), (under, t)], binary("divide", (5,), t), [(want, t)], atol=1e-6)
    f.case("divide_by_zero", [(np.array([complex(1, -2)], np.complex64), t), (np.zeros(1, np.complex64), t)], binary("divide", (1,), t), [(np.array([complex(inf, -inf)], np.complex64), t)], atol=0)

    # movement
    x, y = values(t, (5, 7)), values(t, (5, 7), seed=2)
    of = "tensor<5x7xcomplex<f32>>"

    def move(name, body, want, more=[]):
        f.case(name, [(x, t), (y, t)] + more, body, [(np.ascontiguousarray(want), t)])

    move("reshape", ["%%r = stablehlo.reshape %%0 : (%s) -> tensor<35xcomplex<f32>>" % of], x.reshape(35))
    move("annotation", ["%%a = stablehlo.custom_call @Sharding(%%0) : (%s) -> %s" % (of, of), "%%r = stablehlo.transpose %%a, dims = [1, 0] : (%s) -> tensor<7x5xcomplex<f32>>" % of], x.T)
    move("transpose", ["%%r = stablehlo.transpose %%0, dims = [1, 0] : (%s) -> tensor<7x5xcomplex<f32>>" % of], x.T)
    move("reverse", ["%%r = stablehlo.reverse %%0, dims = [0, 1] : %s" % of], x[::-1, ::-1])
    move("slice", ["%%r = stablehlo.slice %%0 [1:5:2, 2:7] : (%s) -> tensor<2x5xcomplex<f32>>" % of], x[1:5:2, 2:7])
    move("broadcast", ["%%r = stablehlo.broadcast_in_dim %%0, dims = [0, 2] : (%s) -> tensor<5x3x7xcomplex<f32>>" % of], np.broadcast_to(x[:, None], (5, 3, 7)))
    move(
        "concatenate",
        ["%%r = stablehlo.concatenate %%0, %%1, %%0, dim = 1 : (%s, %s, %s) -> tensor<5x21xcomplex<f32>>" % (of, of, of)],
        np.concatenate([x, y, x], 1),
    )
    padded = np.full((8, 15), 2 - 3j, np.complex64)
    padded[1:6, 1:14:2] = x
    move(
        "pad",
        [
            "%c = stablehlo.constant dense<(2.0, -3.0)> : tensor<complex<f32>>",
            "%%r = stablehlo.pad %%0, %%c, low = [1, 1], high = [2, 1], interior = [0, 1] : (%s, tensor<complex<f32>>) -> tensor<8x15xcomplex<f32>>" % of,
        ],
        padded,
    )
    at = np.array(2, np.int32)
    move(
        "dynamic_slice",
        ["%%r = stablehlo.dynamic_slice %%0, %%2, %%2, sizes = [2, 3] : (%s, tensor<i32>, tensor<i32>) -> tensor<2x3xcomplex<f32>>" % of],
        x[2:4, 2:5],
        [(at, "i32")],
    )
    updated = x.copy()
    updated[2:4, 2:5] = y[:2, :3]
    move(
        "dynamic_update_slice",
        [
            "%%u = stablehlo.slice %%1 [0:2, 0:3] : (%s) -> tensor<2x3xcomplex<f32>>" % of,
            "%%r = stablehlo.dynamic_update_slice %%0, %%u, %%2, %%2 : (%s, tensor<2x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> %s" % (of, of),
        ],
        updated,
        [(at, "i32")],
    )
    f.case("iota", [], ["%r = stablehlo.iota dim = 1 : tensor<2x5xcomplex<f32>>"], [(np.broadcast_to(np.arange(5), (2, 5)).astype(np.complex64), t)])
    table = values(t, (2, 3), seed=9)
    f.case("constant", [(table, t)], ["%%c = stablehlo.constant %s" % dense(table, t), "%r = stablehlo.add %0, %c : tensor<2x3xcomplex<f32>>"], [(table + table, t)])

    # products and regions
    for n, k, m in [(3, 4, 5), (1, 77, 1), (4, 0, 2), (33, 65, 17)]:
        a, b = values(t, (n, k)), values(t, (k, m), seed=5)
        want = (a.astype(np.complex128) @ b.astype(np.complex128)).astype(np.complex64)
        types = "(tensor<%dx%dxcomplex<f32>>, tensor<%dx%dxcomplex<f32>>) -> tensor<%dx%dxcomplex<f32>>" % (n, k, k, m, n, m)
        f.case("dot_general_%dx%dx%d" % (n, k, m), [(a, t), (b, t)], ["%r = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : " + types], [(want, t)], atol=1e-3)
    a, b = values(t, (2, 3, 4)), values(t, (2, 4, 5), seed=5)
    f.case(
        "dot_general_batch",
        [(a, t), (b, t)],
        [
            "%r = stablehlo.dot_general %0, %1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : "
            "(tensor<2x3x4xcomplex<f32>>, tensor<2x4x5xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>"
        ],
        [((a.astype(np.complex128) @ b.astype(np.complex128)).astype(np.complex64), t)],
        atol=1e-4,
    )
    a, b = values(t, (1, 9, 2)), values(t, (3, 2, 4), seed=5)
    want = sum(np.einsum("bxi,io->bxo", a[:, d : d + 7].astype(np.complex128), b[d].astype(np.complex128)) for d in range(3))
    f.case(
        "convolution",
        [(a, t), (b, t)],
        [
            "%r = stablehlo.convolution(%0, %1) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} "
            "{batch_group_count = 1 : i64, feature_group_count = 1 : i64} : "
            "(tensor<1x9x2xcomplex<f32>>, tensor<3x2x4xcomplex<f32>>) -> tensor<1x7x4xcomplex<f32>>"
        ],
        [(want.astype(np.complex64), t)],
        atol=1e-4,
    )
    zero = "%z = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>"
    unit = "%z = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>"
    for shape in [(3, 5), (2, 1000), (4, 0)]:
        x = values(t, shape, low=-1.2, high=1.2)
        wide_x = x.astype(np.complex128)
        for op, init, want in [("add", zero, wide_x.sum(1)), ("multiply", unit, wide_x.prod(1))]:
            f.case(
                "reduce_%s_%dx%d" % ((op,) + shape),
                [(x, t)],
                [
                    init,
                    "%%r = stablehlo.reduce(%%0 init: %%z) applies stablehlo.%s across dimensions = [1] : (%s, tensor<complex<f32>>) -> %s"
                    % (op, tensor(shape, t), tensor(shape[:1], t)),
                ],
                [(want.astype(np.complex64), t)],
                atol=1e-3,
            )
    def ordered(a, b):
        """Before or equal: the real parts decide, then the imaginary ones."""
        return (a.real < b.real) | ((a.real == b.real) & (a.imag <= b.imag))

    for of in ["complex<f32>", "complex<f64>"]:
        small = lambda seed: np.round(values(of, (3, 5), low=-2, high=2, seed=seed)).astype(NUMPY[of])  # with equal real parts
        x, low, high = small(1), small(2), small(3)
        want = np.where(ordered(low, x), x, low)
        want = np.where(ordered(want, high), want, high)
        suffix = of[8:-1]
        f.case("clamp_" + suffix, [(x, of), (low, of), (high, of)], ["%%r = stablehlo.clamp %%1, %%0, %%2 : %s" % tensor((3, 5), of)], [(want, of)])
        low, high = low[0, 0], np.asarray(2 + 1j, NUMPY[of])
        want = np.where(ordered(low, x), x, low)
        want = np.where(ordered(want, high), want, high)
        types = "(tensor<%s>, %%s, tensor<%s>) -> %%s" % (of, of)
        dynamic, one = "tensor<?x?x%s>" % of, tensor((3, 5), of)
        f.case("clamp_scalar_" + suffix, [(x, of), (low, of), (high, of)], ["%r = stablehlo.clamp %1, %0, %2 : " + types % (one, one)], [(want, of)])
        f.case(
            "clamp_dynamic_" + suffix,
            [(x, of), (low, of), (high, of)],
            [
                "%%a = tensor.cast %%0 : %s to %s" % (one, dynamic),
                "%d = stablehlo.clamp %1, %a, %2 : " + types % (dynamic, dynamic),
                "%%r = tensor.cast %%d : %s to %s" % (dynamic, one),
            ],
            [(want, of)],
        )
        x, y = small(4), small(5)
        y[0] = x[0]
        x[2, 0] = complex(nan, 1)
        x[2, 1] = y[2, 1] = complex(1, nan)
        with np.errstate(invalid="ignore"):
            less, same, known = ordered(x, y) & (x != y), x == y, ~(np.isnan(x.real) | np.isnan(y.real) | ((x.real == y.real) & np.isnan(x.imag + y.imag)))
        for direction, want in [("LT", less), ("LE", less | same), ("GT", ~less & ~same & known), ("GE", ~less & known), ("EQ", same), ("NE", ~same)]:
            f.case(
                "compare_%s_order_%s" % (direction, suffix),
                [(x, of), (y, of)],
                ["%%r = stablehlo.compare %s, %%0, %%1 : (%s, %s) -> tensor<3x5xi1>" % (direction, one, one)],
                [(want, "i1")],
            )
    x, y = values(t, (3, 5), seed=7), values(t, (5,), seed=8)
    wide_x, wide_y = x.astype(np.complex128), y.astype(np.complex128)
    for op, want in [("add", wide_x + wide_y), ("multiply", wide_x * wide_y), ("divide", wide_y / wide_x), ("subtract", wide_y - wide_x)]:
        order = "%b, %a" if op in ["divide", "subtract"] else "%a, %b"
        types = "(tensor<?x%s>, tensor<?x?x%s>)" % (t, t) if order[1] == "b" else "(tensor<?x?x%s>, tensor<?x%s>)" % (t, t)
        f.case(
            "broadcast_%s_dynamic" % op,
            [(x, t), (y, t)],
            [
                "%%a = tensor.cast %%0 : tensor<3x5x%s> to tensor<?x?x%s>" % (t, t),
                "%%b = tensor.cast %%1 : tensor<5x%s> to tensor<?x%s>" % (t, t),
                "%%d = chlo.broadcast_%s %s : %s -> tensor<?x?x%s>" % (op, order, types, t),
                "%%r = tensor.cast %%d : tensor<?x?x%s> to tensor<3x5x%s>" % (t, t),
            ],
            [(want.astype(np.complex64), t)],
            atol=1e-4,
        )
    real, imaginary = values("f32", (3, 1), seed=9), values("f32", (5,), seed=10)
    f.case(
        "broadcast_complex_dynamic",
        [(real, "f32"), (imaginary, "f32")],
        [
            "%a = tensor.cast %0 : tensor<3x1xf32> to tensor<?x?xf32>",
            "%b = tensor.cast %1 : tensor<5xf32> to tensor<?xf32>",
            "%%d = chlo.broadcast_complex %%a, %%b : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?x%s>" % t,
            "%%r = tensor.cast %%d : tensor<?x?x%s> to tensor<3x5x%s>" % (t, t),
        ],
        [((real + 1j * imaginary).astype(np.complex64), t)],
    )
    x = values(t, (3, 8))
    f.case(
        "reduce_window",
        [(x, t)],
        [
            zero,
            '%r = "stablehlo.reduce_window"(%0, %z) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>}> ({',
            "^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):",
            "  %s = stablehlo.add %a, %b : tensor<complex<f32>>",
            "  stablehlo.return %s : tensor<complex<f32>>",
            "}) : (tensor<3x8xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>",
        ],
        [(x.reshape(3, 4, 2).sum(2), t)],
        atol=1e-5,
    )
    f.case(
        "map",
        [(x, t), (x.conj(), t)],
        [
            "%k = stablehlo.constant dense<(0.0, 2.0)> : tensor<complex<f32>>",
            '%r = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({',
            "^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):",
            "  %c = stablehlo.constant dense<(1.0, 1.0)> : tensor<complex<f32>>",
            "  %p = stablehlo.multiply %a, %b : tensor<complex<f32>>",
            "  %q = stablehlo.add %p, %c : tensor<complex<f32>>",
            "  %s = stablehlo.multiply %q, %k : tensor<complex<f32>>",
            "  stablehlo.return %s : tensor<complex<f32>>",
            "}) : (tensor<3x8xcomplex<f32>>, tensor<3x8xcomplex<f32>>) -> tensor<3x8xcomplex<f32>>",
        ],
        [(((x * x.conj() + (1 + 1j)) * 2j).astype(np.complex64), t)],
        atol=1e-4,
    )
    f.case(
        "optimization_barrier",
        [(x, t), (x.real.copy(), "f32")],
        ["%r, %s = stablehlo.optimization_barrier %0, %1 : tensor<3x8xcomplex<f32>>, tensor<3x8xf32>"],
        [(x, t)],
    )
    return f


def transforms():
    f = File("fft.mlir", "Fourier transforms: lengths of matrices, of steps and of chirps, several dimensions, batches, both ways, of real signals.")

    def case(kind, shape, axes, t="complex<f32>"):
        """Of an array that takes its last `axes` dimensions to points; IRFFT: to `shape`."""
        part = t[8:-1]
        lengths = list(shape[len(shape) - axes :])
        over = tuple(range(len(shape) - axes, len(shape)))
        real_in, real_out = kind == "RFFT", kind == "IRFFT"
        half = shape[:-1] + (shape[-1] // 2 + 1,)
        from_t, to_t = part if real_in else t, part if real_out else t
        from_shape, to_shape = half if real_out else shape, half if real_in else shape
        x = values(from_t, from_shape)
        wide = x.astype(np.float64 if real_in else np.complex128)
        if 0 in shape:
            want = np.zeros(to_shape)
        else:
            fn = {"FFT": np.fft.fftn, "IFFT": np.fft.ifftn, "RFFT": np.fft.rfftn, "IRFFT": np.fft.irfftn}[kind]
            want = fn(wide, s=lengths, axes=over)
        scale = max(1.0, float(np.abs(want).max(initial=0)))
        name = "%s_%s_%s%s" % (kind.lower(), "x".join(map(str, shape)), axes, "" if part == "f32" else "_" + part)
        body = "%%r = stablehlo.fft %%0, type = %s, length = %s : (%s) -> %s" % (kind, lengths, tensor(from_shape, from_t), tensor(to_shape, to_t))
        f.case(name, [(x, from_t)], [body], [(want.astype(NUMPY[to_t]), to_t)], atol=scale * (4e-6 if part == "f32" else 1e-13))

    for n in [0, 1, 2, 7, 8, 64, 77, 100, 128, 1000, 1009, 1023]:
        case("FFT", (n,), 1)
    for n in [1, 5, 67, 134, 256]:
        case("IFFT", (3, n), 1)
        case("RFFT", (2, n), 1)
        case("IRFFT", (2, n), 1)
    for kind in ["FFT", "IFFT", "RFFT", "IRFFT"]:
        case(kind, (2, 6, 9), 2)
        case(kind, (3, 4, 70), 3)
        case(kind, (2, 1, 71, 3), 2)
        case(kind, (7, 90), 1, "complex<f64>")
    case("RFFT", (1500,), 1)
    case("FFT", (0, 8), 1)
    # what comes from elsewhere and goes on
    t = "complex<f32>"
    x, y = values(t, (3, 12)), values(t, (3, 12), seed=2)
    of = "tensor<3x12xcomplex<f32>>"
    want = np.fft.ifft(np.fft.fft(x.astype(np.complex128)) * np.fft.fft(y.astype(np.complex128)))
    f.case(
        "convolution_by_fft",
        [(x, t), (y, t)],
        [
            "%%a = stablehlo.fft %%0, type = FFT, length = [12] : (%s) -> %s" % (of, of),
            "%%b = stablehlo.fft %%1, type = FFT, length = [12] : (%s) -> %s" % (of, of),
            "%%c = stablehlo.multiply %%a, %%b : %s" % of,
            "%%r = stablehlo.fft %%c, type = IFFT, length = [12] : (%s) -> %s" % (of, of),
        ],
        [(want.astype(np.complex64), t)],
        atol=2e-4,
    )
    return f


def matrices():
    f = File("solve.mlir", "cholesky and triangular_solve: both triangles, sides and ways, batches, blocks, complex numbers; the other triangle is not read.")

    def triangle(t, shape, lower, unit=False, seed=1):
        """A triangle whose solutions stay small, beside numbers that nothing reads; the triangle in double."""
        n = shape[-1]
        a = values(t, shape, seed=seed) / max(1, n) + 2 * np.eye(n)
        a = a.astype(NUMPY[t])
        exact = a.astype(np.complex128 if t.startswith("complex") else np.float64)
        exact = np.tril(exact) if lower else np.triu(exact)
        if unit:
            exact = exact * (1 - np.eye(n)) + np.eye(n)
        return a, exact

    def cholesky(t, shape, lower):
        wide = np.complex128 if t.startswith("complex") else np.float64
        n = shape[-1]
        g = values(t, shape).astype(wide)
        full = (g @ np.conj(np.swapaxes(g, -1, -2)) / max(1, n) + np.eye(n)).astype(NUMPY[t])
        exact = full.astype(wide)
        exact = (exact + np.conj(np.swapaxes(exact, -1, -2))) / 2  # rounding alone made it anything else
        want = np.linalg.cholesky(exact) if full.size else exact
        if not lower:
            want = np.conj(np.swapaxes(want, -1, -2))
        mask = np.tril(np.ones((n, n), bool)) if lower else np.triu(np.ones((n, n), bool))
        a = np.where(mask, full, values(t, shape, seed=7))
        of = tensor(shape, t)
        name = "cholesky_%s_%s%s" % ("lower" if lower else "upper", "x".join(map(str, shape)), "" if t == "f32" else "_" + t.strip(">").replace("<", "_"))
        atol = 1e-12 if "f64" in t else 3e-5
        f.case(name, [(a, t)], ["%%r = stablehlo.cholesky %%0, lower = %s : %s" % (str(lower).lower(), of)], [(want.astype(NUMPY[t]), t)], atol=atol)

    def solve(t, shape, m, left, lower, unit, way):
        a, exact = triangle(t, shape, lower, unit)
        batch, n = shape[:-2], shape[-1]
        b = values(t, batch + ((n, m) if left else (m, n)), seed=4)
        op = exact if way == "NO_TRANSPOSE" else np.swapaxes(exact, -1, -2)
        op = np.conj(op) if way == "ADJOINT" else op
        if b.size == 0:
            want = b
        elif left:
            want = np.linalg.solve(op, b)
        else:
            want = np.swapaxes(np.linalg.solve(np.swapaxes(op, -1, -2), np.swapaxes(b, -1, -2)), -1, -2)
        words = [str(x).lower() for x in (left, lower, unit)]
        of, by = tensor(shape, t), tensor(b.shape, t)
        name = "solve_%s_%s_%s_%s_%s_%d%s" % (
            "left" if left else "right",
            "lower" if lower else "upper",
            "unit" if unit else "any",
            way.lower(),
            "x".join(map(str, shape)),
            m,
            "" if t == "f32" else "_" + t.strip(">").replace("<", "_"),
        )
        body = (
            '%%r = "stablehlo.triangular_solve"(%%0, %%1) <{left_side = %s, lower = %s, unit_diagonal = %s, transpose_a = #stablehlo<transpose %s>}> : '
            "(%s, %s) -> %s" % (words[0], words[1], words[2], way, of, by, by)
        )
        atol = 1e-12 if "f64" in t else 3e-5 * max(1.0, float(np.abs(want).max(initial=0)))
        f.case(name, [(a, t), (b, t)], [body], [(want.astype(NUMPY[t]), t)], atol=atol)

    def library(call, t, a, config, expected, more=(), atol=None):
        """A library's call, as JAX has it for CPUs and CUDA."""
        operands = [(a, t)] + list(more)
        types = [tensor(np.shape(x), of) for x, of in operands]
        results = [tensor(np.shape(x), of) for x, of in expected]
        body = "%%r%s = stablehlo.custom_call @%s(%s) {mhlo.backend_config = {%s}} : (%s) -> %s" % (
            ":2" if len(results) == 2 else "",
            call,
            ", ".join("%%%d" % i for i in range(len(operands))),
            config,
            ", ".join(types),
            "(%s)" % ", ".join(results) if len(results) == 2 else results[0],
        )
        return operands, [body], expected, ["%r#0", "%r#1"] if len(results) == 2 else ["%r"], atol

    def factor(call, t, shape, lower, config):
        wide = np.complex128 if t.startswith("complex") else np.float64
        n = shape[-1]
        g = values(t, shape).astype(wide)
        exact = g @ np.conj(np.swapaxes(g, -1, -2)) / n + np.eye(n)
        want = np.linalg.cholesky(exact)
        want = want if lower else np.conj(np.swapaxes(want, -1, -2))
        mask = np.tril(np.ones((n, n), bool)) if lower else np.triu(np.ones((n, n), bool))
        a = np.where(mask, exact, values(t, shape, seed=7)).astype(NUMPY[t])  # the other triangle stays as it is
        want = np.where(mask, want, a).astype(NUMPY[t])
        inputs, body, results, names, atol = library(call, t, a, config, [(want, t), (np.zeros(shape[:-2], np.int32), "i32")], atol=1e-12 if "64>" in t or t == "f64" else 3e-5)
        f.case("%s_%s" % (call, "lower" if lower else "upper"), inputs, body, results, atol=atol, names=names)

    factor("lapack_spotrf_ffi", "f32", (3, 9, 9), True, "uplo = 76 : ui8")
    factor("lapack_dpotrf_ffi", "f64", (5, 5), False, "uplo = 85 : ui8")
    factor("lapack_cpotrf_ffi", "complex<f32>", (2, 1, 4, 4), True, "uplo = 76 : ui8")
    factor("cusolver_potrf_ffi", "f32", (12, 12), True, "lower = true")
    bad = np.stack([np.diag(d) for d in np.array([[1, 4, 9, 1], [1, 1, 1, -1], [2, 0, 3, 3], [np.nan, 1, 1, 1], [1, 1, -2, 5]], np.float32)])
    of, info = tensor(bad.shape, "f32"), tensor((5,), "i32")
    f.case(
        "lapack_spotrf_ffi_minors",
        [(bad, "f32")],
        ["%%r:2 = stablehlo.custom_call @lapack_spotrf_ffi(%%0) {mhlo.backend_config = {uplo = 76 : ui8}} : (%s) -> (%s, %s)" % (of, of, info)],
        [(np.array([0, 4, 2, 1, 3], np.int32), "i32")],
        names=["%r#1"],
    )

    def library_solve(call, t, shape, m, left, lower, unit, way):
        a, exact = triangle(t, shape, lower, unit)
        n = shape[-1]
        b = values(t, shape[:-2] + ((n, m) if left else (m, n)), seed=4)
        op = exact if way == "N" else np.swapaxes(exact, -1, -2)
        op = np.conj(op) if way == "C" else op
        want = np.linalg.solve(op, b) if left else np.swapaxes(np.linalg.solve(np.swapaxes(op, -1, -2), np.swapaxes(b, -1, -2)), -1, -2)
        config = "diag = %d : ui8, side = %d : ui8, trans_x = %d : ui8, uplo = %d : ui8" % (ord("NU"[unit]), ord("RL"[left]), ord(way), ord("UL"[lower]))
        inputs, body, results, names, atol = library(call, t, a, config, [(want.astype(NUMPY[t]), t)], [(b, t)], 1e-12 if "f64" in t else 3e-5 * max(1.0, float(np.abs(want).max())))
        f.case("%s_%s%s%s%s" % (call, "RL"[left], "UL"[lower], way, "NU"[unit]), inputs, body, results, atol=atol, names=names)

    for left, lower, unit, way in [(1, 1, 0, "N"), (0, 1, 0, "T"), (1, 0, 1, "T"), (0, 0, 0, "N")]:
        library_solve("lapack_strsm_ffi", "f32", (2, 5, 5), 3, left, lower, unit, way)
    library_solve("lapack_ctrsm_ffi", "complex<f32>", (4, 4), 3, 0, 0, 0, "C")
    library_solve("lapack_dtrsm_ffi", "f64", (18, 18), 2, 1, 1, 0, "N")
    for shape in [(0, 0), (1, 1), (2, 2), (7, 7), (8, 8), (9, 9), (3, 5, 5), (0, 3, 3), (21, 21), (2, 2, 3, 3)]:
        cholesky("f32", shape, True)
    for shape in [(1, 1), (5, 5), (2, 11, 11)]:
        cholesky("f32", shape, False)
        cholesky("complex<f32>", shape, True)
        cholesky("complex<f32>", shape, False)
    cholesky("f64", (10, 10), True)
    cholesky("complex<f64>", (3, 3), False)
    for way in ["NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"]:
        for left in [True, False]:
            for lower in [True, False]:
                for unit in [True, False]:
                    if way != "ADJOINT" or unit:
                        solve("f32", (5, 5), 3, left, lower, unit, way)
                    if way != "TRANSPOSE" or not unit:
                        solve("complex<f32>", (2, 4, 4), 3, left, lower, unit, way)
    for shape, m in [((1, 1), 1), ((16, 16), 2), ((17, 17), 1), ((40, 40), 5), ((3, 20, 20), 7), ((0, 0), 3), ((4, 4), 0), ((2, 1, 3, 3), 2)]:
        solve("f32", shape, m, True, True, False, "NO_TRANSPOSE")
    solve("f32", (33, 33), 3, False, True, False, "TRANSPOSE")
    solve("complex<f32>", (20, 20), 2, True, False, False, "NO_TRANSPOSE")
    solve("f64", (18, 18), 2, True, False, False, "TRANSPOSE")
    for t in FLOATS:  # one number by another: signs of zero, infinities
        b = np.array([[0.0, -0.0, 3.0, np.inf, -1.5]], NUMPY[t])
        for name, by in [("positive", 2.0), ("negative", -2.0), ("infinite", -np.inf)]:
            with np.errstate(all="ignore"):
                want = b / np.asarray(by, NUMPY[t])
            f.case(
                "solve_by_%s_%s" % (name, t),
                [(np.array([[by]], NUMPY[t]), t), (b, t)],
                [
                    '%%r = "stablehlo.triangular_solve"(%%0, %%1) <{left_side = true, lower = true, unit_diagonal = false, '
                    "transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (%s, %s) -> %s" % (tensor((1, 1), t), tensor((1, 5), t), tensor((1, 5), t))
                ],
                [(want, t)],
            )
    return f


def windows():
    f = File("matrix_windows.mlir", "Convolutions of small integers in the types that matrix units have, in all of whose sums nothing is rounded.")

    def conv(name, t, to, image, kernel, features, stride=(1, 1), pad=((0, 0), (0, 0)), dilate=(1, 1), first=False, turned=False, bias=False):
        n, h, w, c = image
        kh, kw = kernel
        x, k = (whole_numbers("i32", size, seed) for size, seed in ((image, 1), (kernel + (c, features), 2)))
        x, k = np.sign(x) * (np.abs(x) % 3), np.sign(k) * (np.abs(k) % 2)
        padded = np.pad(x, ((0, 0), pad[0], pad[1], (0, 0)))
        rows, columns = ((padded.shape[d + 1] - dilate[d] * (kernel[d] - 1) - 1) // stride[d] + 1 for d in range(2))
        want = np.zeros((n, rows, columns, features), np.int64)
        for i in range(kh):
            for j in range(kw):
                at = padded[:, i * dilate[0] :, j * dilate[1] :][:, :: stride[0], :: stride[1]][:, :rows, :columns]
                want += np.einsum("nhwc,co->nhwo", at, k[i, j])
        b = np.arange(features) % 5 - 2
        if bias:
            want = np.maximum(want + b, 0)
        assert np.abs(want).max() <= 256 or to in ("f32", "i32"), name
        dims, filters = "[b, 0, 1, f]", "[0, 1, i, o]"
        if turned:
            x, want, dims = np.moveaxis(x, 3, 1), np.moveaxis(want, 3, 1), "[b, f, 0, 1]"
        if first:
            k, filters = np.moveaxis(k, 3, 0), "[o, 0, 1, i]"
        of, by, result, line = tensor(x.shape, t), tensor(k.shape, t), tensor(want.shape, to), tensor((features,), to)
        lists = [list(stride), [list(p) for p in pad], list(dilate)]
        body = [
            "%%s = stablehlo.convolution(%%0, %%1) dim_numbers = %sx%s->%s, window = {stride = %s, pad = %s, rhs_dilate = %s} "
            "{batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (%s, %s) -> %s" % (dims, filters, dims, *lists, of, by, result)
        ]
        if bias:
            body += [
                "%%b = stablehlo.broadcast_in_dim %%2, dims = [%d] : (%s) -> %s" % (1 if turned else 3, line, result),
                "%%z = stablehlo.constant dense<0%s> : %s" % (".0" if to in FLOATS else "", result),
                "%%a = stablehlo.add %%s, %%b : %s" % result,
                "%%r = stablehlo.maximum %%a, %%z : %s" % result,
            ]
        else:
            body[0] = body[0].replace("%s =", "%r =", 1)
        inputs = [(x.astype(NUMPY[t]), t), (k.astype(NUMPY[t]), t)] + ([(b.astype(NUMPY[to]), to)] if bias else [])
        f.case(name, inputs, body, [(want.astype(NUMPY[to]), to)])

    ones = ((1, 1), (1, 1))
    for t, to in (("f16", "f32"), ("i8", "i32")):
        of = "%s_%s" % (t, to)
        conv("same_" + of, t, to, (2, 5, 7, 32), (3, 3), 40, pad=ones)
        conv("apart_" + of, t, to, (3, 13, 8, 16), (3, 2), 32, stride=(2, 2), pad=((3, 0), (1, 2)), dilate=(2, 3), first=True)
        conv("point_" + of, t, to, (2, 9, 7, 32), (1, 1), 32, stride=(2, 2))
    for t, to in (("f16", "f16"), ("bf16", "f32")):
        of = "%s_%s" % (t, to)
        conv("same_bias_" + of, t, to, (1, 4, 11, 16), (3, 3), 32, pad=ones, bias=True)
        conv("valid_" + of, t, to, (1, 5, 18, 8), (3, 3), 32)
        conv("turned_" + of, t, to, (1, 6, 6, 16), (3, 3), 32, pad=ones, turned=True, bias=True)
    conv("line", "f16", "f32", (1, 1, 40, 16), (1, 5), 33, pad=((0, 0), (2, 2)))
    conv("few", "f16", "f32", (1, 4, 10, 3), (3, 3), 32, pad=ones)
    return f


def bodies():
    f = File("bodies.mlir", "Bodies that read tensors at indices of their own, linalg.map alone, and indices compared and combined as numbers.")

    def generic(ins, out, maps, iterators, body, args="", outs="%e"):
        """One linalg.generic that makes %r; ins: (name, type) pairs, maps: one per input, then the output's."""
        return [
            "%%r = linalg.generic {indexing_maps = [%s], iterator_types = [%s]} ins(%s : %s) outs(%s : %s) {"
            % (
                ", ".join("affine_map<%s>" % m for m in maps),
                ", ".join('"%s"' % i for i in iterators),
                ", ".join(n for n, _ in ins),
                ", ".join(t for _, t in ins),
                outs,
                out,
            )
            if ins
            else "%%r = linalg.generic {indexing_maps = [%s], iterator_types = [%s]} outs(%s : %s) {"
            % (", ".join("affine_map<%s>" % m for m in maps), ", ".join('"%s"' % i for i in iterators), outs, out),
            "^bb0(%s):" % args,
            *("  " + line for line in body),
            "} -> " + out,
        ]

    both = ["parallel", "parallel"]
    for t in FLOATS + ["i8", "i16", "i32", "i64", "i1"]:
        table, rows = anything(t, (2, 4), seed=3), np.array([0, 1, 1, 0, 1], np.int64)
        for index in ["i64", "i32", "i8"]:
            f.case(
                "rows_by_number_%s_%s" % (t, index),
                [(rows.astype(NUMPY[index]), index), (table, t)],
                ["%%e = tensor.empty() : tensor<5x4x%s>" % t]
                + generic(
                    [("%0", "tensor<5x%s>" % index)],
                    "tensor<5x4x%s>" % t,
                    ["(i, j) -> (i)", "(i, j) -> (i, j)"],
                    both,
                    [
                        "%j = linalg.index 1 : index",
                        "%%i = arith.index_cast %%n : %s to index" % index,
                        "%%v = tensor.extract %%1[%%i, %%j] : tensor<2x4x%s>" % t,
                        "linalg.yield %%v : %s" % t,
                    ],
                    "%%n: %s, %%o: %s" % (index, t),
                ),
                [(table[rows], t)],
            )
        f.case(
            "element_" + t,
            [(table, t)],
            ["%%e = tensor.empty() : tensor<3x%s>" % t]
            + generic(
                [],
                "tensor<3x%s>" % t,
                ["(i) -> (i)"],
                both[:1],
                ["%c = arith.constant 1 : index", "%%v = tensor.extract %%0[%%c, %%c] : tensor<2x4x%s>" % t, "linalg.yield %%v : %s" % t],
                "%%o: %s" % t,
            ),
            [(np.full(3, table[1, 1]), t)],
        )
        f.case(
            "scalar_everywhere_" + t,
            [(table[1, 2], t)],
            ["%%e = tensor.empty() : tensor<7x%s>" % t]
            + generic([], "tensor<7x%s>" % t, ["(i) -> (i)"], both[:1], ["%%v = tensor.extract %%0[] : tensor<%s>" % t, "linalg.yield %%v : %s" % t], "%%o: %s" % t),
            [(np.full(7, table[1, 2]), t)],
        )

    def counted(name, shape, step):
        """Small integers as f32, from an iota that nothing fuses with: text that stays short."""
        n = int(np.prod(shape))
        return (
            [
                "%%%s_i = stablehlo.iota dim = 0 : tensor<%dxi32>" % (name, n),
                "%%%s_s = stablehlo.constant dense<%d> : tensor<%dxi32>" % (name, step, n),
                "%%%s_m = stablehlo.remainder %%%s_i, %%%s_s : tensor<%dxi32>" % (name, name, name, n),
                "%%%s_f = stablehlo.convert %%%s_m : (tensor<%dxi32>) -> tensor<%dxf32>" % (name, name, n, n),
                "%%%s_r = stablehlo.reshape %%%s_f : (tensor<%dxf32>) -> %s" % (name, name, n, tensor(shape, "f32")),
                "%%%s = util.optimization_barrier %%%s_r : %s" % (name, name, tensor(shape, "f32")),
            ],
            (np.arange(n) % step).reshape(shape).astype(np.float64),
        )

    for name, a, b, k in [("small", 3, 5, 7), ("tiles", 8, 130, 40), ("odd", 31, 33, 35), ("row", 1, 77, 64)]:
        xs, x = counted("x", (a, b), 7)
        ys, y = counted("y", (b, k), 5)
        for order, index, shape in [("transposed", "%j, %i", (k, a)), ("reversed", "%u, %i", (k, a)), ("same", "%i, %j", (a, k))]:
            zs, z = counted("z", shape, 11)
            want = x @ y + {"transposed": z.T, "reversed": z[::-1].T, "same": z}[order]
            f.case(
                "product_plus_%s_read_%s" % (order, name),
                [],
                xs
                + ys
                + zs
                + [
                    "%d = stablehlo.dot %x, %y : (tensor<{0}x{1}xf32>, tensor<{1}x{2}xf32>) -> tensor<{0}x{2}xf32>".format(a, b, k),
                    "%%e = tensor.empty() : tensor<%dx%dxf32>" % (a, k),
                ]
                + generic(
                    [("%d", "tensor<%dx%dxf32>" % (a, k))],
                    "tensor<%dx%dxf32>" % (a, k),
                    ["(i, j) -> (i, j)"] * 2,
                    both,
                    [
                        "%i = linalg.index 0 : index",
                        "%j = linalg.index 1 : index",
                        "%%l = arith.constant %d : index" % (k - 1),
                        "%u = arith.subi %l, %j : index",
                        "%%v = tensor.extract %%z[%s] : %s" % (index, tensor(shape, "f32")),
                        "%w = arith.addf %p, %v : f32",
                        "linalg.yield %w : f32",
                    ],
                    "%p: f32, %o: f32",
                ),
                [(want.astype(np.float32), "f32")],
            )
    for shape in [(), (1,), (0, 3), (7,), (16,), (3, 5), (33, 7), (2, 1, 7)]:
        for t, op, fn in [("f32", "arith.mulf", np.multiply), ("i32", "arith.addi", np.add), ("i1", "arith.xori", np.logical_xor), ("i64", "arith.maxsi", np.maximum)]:
            x, y = values(t, shape, seed=1), values(t, shape, seed=2)
            of = tensor(shape, t)
            name = "%s_%s" % (t, "x".join(map(str, shape)) or "scalar")
            head = "%%e = tensor.empty() : %s" % of
            f.case("map_%s" % name, [(x, t), (y, t)], [head, "%%r = linalg.map {%s} ins(%%0, %%1 : %s, %s) outs(%%e : %s)" % (op, of, of, of)], [(fn(x, y), t)])
            f.case(
                "map_region_%s" % name,
                [(x, t)],
                [head, "%%r = linalg.map ins(%%0 : %s) outs(%%e : %s) (%%a: %s) {" % (of, of, t), "  %%b = %s %%a, %%a : %s" % (op, t), "  linalg.yield %%b : %s" % t, "}"],
                [(fn(x, x), t)],
            )
    f.case(
        "map_of_indices",
        [],
        ["%e = tensor.empty() : tensor<7x3xi32>", "%r = linalg.map outs(%e : tensor<7x3xi32>) () {"]
        + ["  %i = linalg.index 0 : index", "  %j = linalg.index 1 : index", "  %s = arith.subi %j, %i : index"]
        + ["  %v = arith.index_cast %s : index to i32", "  linalg.yield %v : i32", "}"],
        [(np.arange(3)[None, :] - np.arange(7)[:, None], "i32")],
    )
    compares = [("LT", np.less), ("GE", np.greater_equal), ("GT", np.greater), ("LE", np.less_equal), ("EQ", np.equal), ("NE", np.not_equal)]
    numbers = [("minimum", np.minimum), ("maximum", np.maximum), ("subtract", np.subtract), ("remainder", np.fmod), ("divide", np.floor_divide)]
    for t in ["i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64"]:
        for count in [9, 1000] if t == "i64" else [9]:  # one element a thread, and several
            of = tensor((count,), t)
            n, three = np.arange(count).astype(NUMPY[t]), np.asarray(3, NUMPY[t])
            head = ["%%0 = stablehlo.iota dim = 0 : %s" % of, "%%c = stablehlo.constant dense<3> : %s" % of]
            for op, fn in compares:
                text = "%%r = stablehlo.compare %s, %%0, %%c, %s : (%s, %s) -> %s"
                body = head + [text % (op, "UNSIGNED" if t[0] == "u" else "SIGNED", of, of, tensor((count,), "i1"))]
                f.case("iota_%s_%s_%d" % (op, t, count), [], body, [(fn(n, three), "i1")])
            for op, fn in numbers[: 5 if count == 9 else 2]:
                f.case("iota_%s_%s_%d" % (op, t, count), [], head + ["%%r = stablehlo.%s %%0, %%c : %s" % (op, of)], [(fn(n, three), t)])
    for t in ["i8", "i16", "i32", "i64"]:  # what an index is, less than nothing included
        for cast_op in ["index_cast", "index_castui"]:
            signed = np.arange(-4, 5)
            f.case(
                "below_zero_%s_%s" % (cast_op, t),
                [],
                ["%%e = tensor.empty() : tensor<9x%s>" % t]
                + generic(
                    [],
                    "tensor<9x%s>" % t,
                    ["(i) -> (i)"],
                    both[:1],
                    [
                        "%i = linalg.index 0 : index",
                        "%c = arith.constant 4 : index",
                        "%d = arith.subi %i, %c : index",
                        "%m = arith.maxsi %d, %c : index" if cast_op == "index_castui" else "%m = arith.addi %d, %d : index",
                        "%%v = arith.%s %%m : index to %s" % (cast_op, t),
                        "linalg.yield %%v : %s" % t,
                    ],
                    "%%o: %s" % t,
                ),
                [((np.maximum(signed, 4) if cast_op == "index_castui" else 2 * signed).astype(NUMPY[t]), t)],
            )
    return f


# ---- places that are computed -------------------------------------------------------------------------------------------------------------------
def dimension_numbers(kind, rows):
    return "#stablehlo.%s<%s>" % (kind, ", ".join("%s = %s" % (k, v if isinstance(v, int) else list(v)) for k, v in rows if v != []))


def gather_of(x, starts, offset, collapsed, index_map, vector_dim, sizes, batching=(), start_batching=()):
    """stablehlo.gather as its specification has it."""
    window = [d for d in range(x.ndim) if d not in collapsed and d not in batching]
    batch_shape = [n for d, n in enumerate(starts.shape) if d != vector_dim]
    rank = len(batch_shape) + len(offset)
    shape, b, w = [], iter(batch_shape), iter(window)
    for d in range(rank):
        shape.append(sizes[next(w)] if d in offset else next(b))
    out = np.zeros(shape, x.dtype)
    for at in np.ndindex(*shape):
        batch = [i for d, i in enumerate(at) if d not in offset]
        offsets = [i for d, i in enumerate(at) if d in offset]
        place = [0] * x.ndim
        for k, d in enumerate(index_map):
            where = list(batch)
            if vector_dim < starts.ndim:
                where.insert(vector_dim, k)
            place[d] = min(max(int(starts[tuple(where)]), 0), x.shape[d] - sizes[d])
        for d, s in zip(batching, start_batching):
            place[d] = batch[s - (s > vector_dim)]
        for d, i in zip(window, offsets):
            place[d] += i
        out[at] = x[tuple(place)]
    return out


# name, operand, start indices, offset_dims, collapsed_slice_dims, start_index_map, index_vector_dim, slice sizes, batching dims of both
GATHERS = [
    ("rows", (5, 4), [[0], [4], [2], [2], [-3], [9]], [1], [0], [0], 1, [1, 4], [], []),
    ("rows_bare", (5, 4), [3, 1, 0], [1], [0], [0], 1, [1, 4], [], []),
    ("columns", (5, 7), [[6], [-1], [3]], [0], [1], [1], 1, [5, 1], [], []),
    ("points", (3, 4), [[[0, 0], [2, 3]], [[1, -5], [7, 2]]], [], [0, 1], [0, 1], 2, [1, 1], [], []),
    ("points_swapped", (3, 4), [[0, 0], [2, 2], [9, 1]], [], [0, 1], [1, 0], 1, [1, 1], [], []),
    ("vector_first", (3, 4), [[0, 2, 1], [3, 1, 9]], [], [0, 1], [0, 1], 0, [1, 1], [], []),
    ("windows", (6, 7), [[0, 0], [4, 5], [-2, 3], [2, 2]], [1, 2], [], [0, 1], 1, [3, 2], [], []),
    ("windows_first", (6, 7), [[1, 6], [2, 2]], [0, 2], [], [0, 1], 1, [2, 3], [], []),
    ("between", (4, 3, 2), [[[0], [3]], [[1], [1]], [[2], [8]]], [1, 3], [0], [0], 2, [1, 3, 2], [], []),
    ("part_of_dim", (4, 6), [[1], [3]], [1], [0], [0], 1, [1, 5], [], []),
    ("no_map", (4, 6), np.zeros((3, 0), np.int64), [1, 2], [], [], 1, [2, 3], [], []),
    ("scalar_start", (7,), 3, [0], [], [0], 0, [3], [], []),
    ("one_element", (7,), [5], [], [0], [0], 0, [1], [], []),
    ("no_index", (7, 2), np.zeros((0, 1), np.int64), [1], [0], [0], 1, [1, 2], [], []),
    ("empty_slice", (7, 2), [[1], [2]], [0, 1], [], [0], 1, [0, 2], [], []),
    ("batching", (3, 4, 5), [[[0], [9]], [[2], [1]], [[3], [-1]]], [2], [1], [1], 2, [1, 1, 5], [0], [0]),
    ("batching_two", (2, 3, 4), [[[0], [9]], [[2], [1]], [[3], [-1]]], [], [2], [2], 2, [1, 1, 1], [0, 1], [1, 0]),
    ("batching_vector_first", (3, 4, 5), [[[0, 2, 3], [9, 1, -1]], [[0, 4, 2], [3, 9, 1]]], [], [1, 2], [1, 2], 0, [1, 1, 1], [0], [2]),
    ("ranks", (2, 3, 2, 2, 3), [[[1, 0, 1], [0, 1, 2]]], [0, 2, 4], [2, 4], [4, 0, 2], 2, [1, 2, 1, 2, 1], [], []),
    ("long_rows", (9, 77), [[8], [0], [3], [3], [1]], [1], [0], [0], 1, [1, 77], [], []),
    ("many", (1023,), [[(i * 37) % 1100 - 40] for i in range(1000)], [], [0], [0], 1, [1], [], []),
]
INDEX_TYPES = ["i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64"]


def gathers():
    f = File("gather.mlir", "gather, dynamic_gather and torch_index_select.")

    def gather(name, t, it, x, starts, offset, collapsed, index_map, vector_dim, sizes, batching, start_batching, dynamic=False):
        starts = np.asarray(starts)
        if it == "i64":
            starts = np.where(starts < 0, np.iinfo(np.int64).min - starts, starts)
        elif it[0] == "u" and it != "ui64":  # of 64 bits they become the largest
            starts = np.where(starts < 0, 250, starts)
        starts = starts.astype(NUMPY[it])
        want = gather_of(x, starts, offset, collapsed, index_map, vector_dim, sizes, batching, start_batching)
        numbers = dimension_numbers(
            "gather",
            [
                ("offset_dims", offset),
                ("collapsed_slice_dims", collapsed),
                ("operand_batching_dims", batching),
                ("start_indices_batching_dims", start_batching),
                ("start_index_map", index_map),
                ("index_vector_dim", vector_dim),
            ],
        )
        types = [tensor(x.shape, t), tensor(starts.shape, it)]
        if dynamic:
            n = len(sizes)
            body = [
                "%%n = stablehlo.constant dense<%s> : tensor<%dxi64>" % (sizes, n),
                '%%r = "stablehlo.dynamic_gather"(%%0, %%1, %%n) {dimension_numbers = %s} : (%s, tensor<%dxi64>) -> %s'
                % (numbers, ", ".join(types), n, tensor(want.shape, t)),
            ]
        else:
            body = [
                '%%r = "stablehlo.gather"(%%0, %%1) {dimension_numbers = %s, slice_sizes = array<i64: %s>} : (%s) -> %s'
                % (numbers, ", ".join(map(str, sizes)), ", ".join(types), tensor(want.shape, t))
            ]
        f.case("%s_%s_%s" % (name, t, it), [(x, t), (starts, it)], body, [(want, t)])

    for name, shape, starts, *rest in GATHERS:
        gather(name, "f32", "i32", values("f32", shape, special=name == "rows"), starts, *rest)
        if name in ("windows", "batching", "rows"):
            gather("dynamic_" + name, "f32", "i32", values("f32", shape), starts, *rest, dynamic=True)
    for name, shape, starts, *rest in [GATHERS[0], GATHERS[6]]:
        for t in TYPES:
            gather(name + "_of", t, "i64", values(t, shape, seed=4), starts, *rest)
        for it in INDEX_TYPES:
            if it not in ("i32", "i64") or name != "rows":
                gather(name + "_by", "f32", it, values("f32", shape), starts, *rest)

    # operand, index, dim, batch_dims
    for name, shape, index, dim, batch in [
        ("select_rows", (5, 4), [4, 0, 0, 2], 0, 0),
        ("select_columns", (3, 5), [[1, 4], [0, 0]], 1, 0),
        ("select_one", (5, 4), 3, 0, 0),
        ("select_batch", (2, 3, 4), [[2, 0], [1, 1]], 1, 1),
        ("select_last", (2, 3, 4), [[3, 0, 1], [1, 1, 2]], 2, 1),
        ("select_batches", (2, 3, 4), [[[3], [0], [1]], [[1], [1], [2]]], -1, 2),
    ]:
        for t in ["f32", "i8", "f16", "i1"]:
            x, index = values(t, shape), np.asarray(index)
            axis = dim % x.ndim
            want = np.zeros(shape[:axis] + index.shape[batch:] + shape[axis + 1 :], x.dtype)
            for at in np.ndindex(*want.shape):
                k = index.ndim - batch
                i = index[at[:batch] + at[axis : axis + k]]
                want[at] = x[at[:axis] + (i,) + at[axis + k :]]
            for it in ["i32", "i64"] if t == "f32" else ["i32"]:
                f.case(
                    "%s_%s_%s" % (name, t, it),
                    [(x, t), (index.astype(NUMPY[it]), it)],
                    [
                        '%%r = "stablehlo.torch_index_select"(%%0, %%1) {dim = %d : i64, batch_dims = %d : i64} : (%s, %s) -> %s'
                        % (dim, batch, tensor(shape, t), tensor(index.shape, it), tensor(want.shape, t))
                    ],
                    [(want, t)],
                )
    return f


def scatter_of(xs, starts, us, fn, window, inserted, index_map, vector_dim, batching=(), start_batching=()):
    """stablehlo.scatter as its specification has it, updates in the order of their indices."""
    out = [x.copy() for x in xs]
    x, u = xs[0], us[0]
    dims = [d for d in range(x.ndim) if d not in inserted and d not in batching]
    for at in np.ndindex(*u.shape):
        batch = [i for d, i in enumerate(at) if d not in window]
        place = [0] * x.ndim
        for k, d in enumerate(index_map):
            where = list(batch)
            if vector_dim < starts.ndim:
                where.insert(vector_dim, k)
            place[d] = int(starts[tuple(where)])
        for d, s in zip(batching, start_batching):
            place[d] = batch[s - (s > vector_dim)]
        for d, w in zip(dims, window):
            place[d] += at[w]
        if all(0 <= i < n for i, n in zip(place, x.shape)):
            place = tuple(place)
            for o, v in zip(out, fn([o[place] for o in out], [v[at] for v in us])):
                o[place] = v
    return out


# name, operand, scatter indices, updates, update_window_dims, inserted_window_dims, scatter_dims_to_operand_dims, index_vector_dim, batching dims
SCATTERS = [
    ("rows", (5, 4), [[0], [4], [2], [2], [-3], [9], [2]], (7, 4), [1], [0], [0], 1, [], []),
    ("rows_bare", (5, 4), [3, 1, 1, 0], (4, 4), [1], [0], [0], 1, [], []),
    ("columns", (5, 7), [[6], [-1], [3], [6]], (5, 4), [0], [1], [1], 1, [], []),
    ("points", (3, 4), [[[0, 0], [2, 3]], [[1, -5], [2, 3]]], (2, 2), [], [0, 1], [0, 1], 2, [], []),
    ("points_swapped", (3, 4), [[0, 0], [2, 2], [3, 1]], (3,), [], [0, 1], [1, 0], 1, [], []),
    ("vector_first", (3, 4), [[0, 2, 2], [3, 1, 1]], (3,), [], [0, 1], [0, 1], 0, [], []),
    ("windows", (6, 7), [[0, 0], [5, 5], [-2, 3], [2, 2], [1, 1]], (5, 3, 2), [1, 2], [], [0, 1], 1, [], []),
    ("windows_first", (6, 7), [[1, 6], [2, 2]], (2, 2, 3), [0, 2], [], [0, 1], 1, [], []),
    ("windows_overlap", (6, 7), [[0, 0], [1, 2], [0, 1], [1, 1]], (3, 4, 2), [0, 2], [], [0, 1], 1, [], []),
    ("windows_overlap_bare", (7,), [3, 1, 2, 4], (3, 4), [0], [], [0], 1, [], []),
    ("between", (4, 3, 2), [[[0], [3]], [[1], [1]], [[2], [8]]], (3, 3, 2, 2), [1, 3], [0], [0], 2, [], []),
    ("part_of_dim", (4, 6), [[1], [3], [1]], (3, 5), [1], [0], [0], 1, [], []),
    ("no_map", (4, 6), np.zeros((3, 0), np.int64), (3, 2, 3), [1, 2], [], [], 1, [], []),
    ("inserted_unmapped", (4, 3), [[1], [1]], (2,), [], [0, 1], [1], 1, [], []),
    ("one_slice", (7,), 3, (3,), [0], [], [0], 0, [], []),
    ("one_slice_outside", (7,), 5, (3,), [0], [], [0], 0, [], []),
    ("one_element", (7,), [5], (), [], [0], [0], 0, [], []),
    ("scalar", (), np.zeros((0,), np.int64), (), [], [], [], 0, [], []),
    ("no_index", (7, 2), np.zeros((0, 1), np.int64), (0, 2), [1], [0], [0], 1, [], []),
    ("empty_window", (7, 2), [[1], [2]], (2, 0, 2), [1, 2], [], [0], 1, [], []),
    ("batching", (3, 4, 5), [[[0], [3]], [[2], [2]], [[3], [-1]]], (3, 2, 5), [2], [1], [1], 2, [0], [0]),
    ("batching_two", (2, 3, 4), [[[0], [9]], [[2], [1]], [[3], [-1]]], (3, 2), [], [2], [2], 2, [0, 1], [1, 0]),
    ("batching_vector_first", (3, 4, 5), [[[0, 2, 3], [0, 1, -1]], [[0, 4, 2], [0, 9, 1]]], (2, 3), [], [1, 2], [1, 2], 0, [0], [2]),
    ("ranks", (2, 3, 2, 2, 3), [[[1, 0, 1], [0, 1, 2]]], (2, 1, 2, 2), [0, 3], [0, 2, 4], [4, 0, 2], 2, [], []),
    ("seventy_seven", (7,), [[(i * i) % 9 - 1] for i in range(77)], (77,), [], [0], [0], 1, [], []),
]
MANY = [  # more than each element walks through; the last entry: what is looked at
    ("many", (200000,), [[(i * 37) % 110 - 5 if i % 5 else 200003 - i % 30] for i in range(100)], (100,), [], [0], [0], 1, [], [], [[(0, 120)], [(199960, 200000)]]),
    ("many_few_places", (1, 40000, 7), [[(i * i) % 8] for i in range(251)], (251, 1, 6), [1, 2], [1], [1], 1, [], [], [[(0, 1), (0, 9), (0, 7)]]),
    (
        "many_windows",
        (330, 320),
        [[(i * 7) % 35 - 2 + 295 * (i % 3 == 0), (i * 31) % 35 - 2] for i in range(100)],
        (100, 2, 1),
        [1, 2],
        [],
        [0, 1],
        1,
        [],
        [],
        [[(0, 36), (0, 36)], [(292, 330), (0, 35)]],
    ),
    (
        "many_overlap",
        (430, 251),
        [[(i * 7) % 19 - 2, (i * 31) % 19 - 2] for i in range(100)],
        (2, 100, 3),
        [0, 2],
        [],
        [0, 1],
        1,
        [],
        [],
        [[(0, 24), (0, 25)]],
    ),
    (
        "many_batched",
        (3, 3000, 61),
        [[[(i * (b + 2)) % 35 - 1] for b in range(3)] for i in range(77)],
        (77, 3, 3),
        [2],
        [1],
        [1],
        2,
        [0],
        [1],
        [[(0, 3), (0, 36), (0, 5)], [(2, 3), (2999, 3000), (0, 61)]],
    ),
]
SCATTER_REGIONS = {
    "add": (["%c = stablehlo.add %a, %b : T"], lambda x, y: x + y),
    "set": ([], lambda x, y: y),
    "subtract": (["%c = stablehlo.subtract %b, %a : T"], lambda x, y: y - x),
    "mixed": (["%d = stablehlo.add %a, %a : T", "%c = stablehlo.add %d, %b : T"], lambda x, y: (x + x) + y),
    "maximum": (["%c = stablehlo.maximum %a, %b : T"], lambda x, y: maximum(x, y)),
    "or": (["%c = stablehlo.or %a, %b : T"], lambda x, y: x | y),
}


def scatters():
    f = File("scatter.mlir", "scatter: any dimension numbers, any region, many updates of one element in their order.")

    def scatter(name, t, it, xs, starts, us, region, fn, window, inserted, index_map, vector_dim, batching, start_batching, looks=None, extra=""):
        starts = np.asarray(starts)
        if it == "i64":
            starts = np.where(starts < 0, np.iinfo(np.int64).min - starts, starts)
        elif it[0] == "u" and it != "ui64":  # of 64 bits they become the largest
            starts = np.where(starts < 0, 250, starts)
        starts = starts.astype(NUMPY[it])
        with np.errstate(all="ignore"):
            want = scatter_of(xs, starts, us, fn, window, inserted, index_map, vector_dim, batching, start_batching)
        n = len(xs)
        numbers = dimension_numbers(
            "scatter",
            [
                ("update_window_dims", window),
                ("inserted_window_dims", inserted),
                ("input_batching_dims", batching),
                ("scatter_indices_batching_dims", start_batching),
                ("scatter_dims_to_operand_dims", index_map),
                ("index_vector_dim", vector_dim),
            ],
        )
        ts = [t] * n if isinstance(t, str) else t
        inputs = list(zip(xs, ts)) + [(starts, it)] + list(zip(us, ts))
        types = [tensor(np.shape(a), e) for a, e in inputs]
        body, names, results = [], ["%%%d" % i for i in range(len(inputs))], ["%%r#%d" % i for i in range(n)] if n > 1 else ["%r"]
        if looks:  # a large operand is one value
            inputs = [(x.flat[0], e) for x, e in zip(xs, ts)] + inputs[n:]
            for i in range(n):
                names[i] = "%%b%d" % i
                body.append("%%b%d = stablehlo.broadcast_in_dim %%%d, dims = [] : (tensor<%s>) -> %s" % (i, i, ts[i], types[i]))
        body += [
            '%%r%s = "stablehlo.scatter"(%s) ({' % (":%d" % n if n > 1 else "", ", ".join(names)),
            *["  " + line for line in region],
            "}) {scatter_dimension_numbers = %s%s} : (%s) -> %s"
            % (numbers, extra, ", ".join(types), ("(%s)" if n > 1 else "%s") % ", ".join(types[:n])),
        ]
        expected = list(zip(want, ts))
        if looks:
            parts = []
            for i, (w, e) in enumerate(expected):
                for look in looks:
                    part = w[tuple(slice(*r) for r in look)]
                    body.append(
                        "%%p%d = stablehlo.slice %s [%s] : (%s) -> %s"
                        % (len(parts), results[i], ", ".join("%d:%d" % r for r in look), types[i], tensor(part.shape, e))
                    )
                    parts.append((part, e))
            expected, results = parts, ["%%p%d" % i for i in range(len(parts))]
        f.case(name, inputs, body, expected, names=results)

    def one(case, op, t, it="i32", seed=1, extra=""):
        name, shape, starts, updates, *rest = case
        lines, fn = SCATTER_REGIONS[op]
        of = "tensor<%s>" % t
        region = ["^bb0(%%a: %s, %%b: %s):" % (of, of)] + ["  " + line.replace("T", of) for line in lines]
        region.append("  stablehlo.return %s : %s" % ("%c" if lines else "%b", of))
        x, u = values(t, shape, seed=seed), values(t, updates, seed=seed + 1)
        if len(rest) > 6:
            x = np.full(shape, x.flat[0])

        def combine(a, b):
            r = fn(a[0], b[0])
            return [round_bf16(np.asarray(r)) if t == "bf16" else np.asarray(r).astype(NUMPY[t])]

        scatter("%s_%s_%s_%s" % (name, op, t, it), t, it, [x], starts, [u], region, combine, *rest, extra=extra)

    for case in SCATTERS:
        one(case, "add", "f32")
        one(case, "set", "i32")
    for case in [SCATTERS[0], SCATTERS[6]]:
        for t in TYPES:
            one(case, "set" if t == "i1" else "add", t, "i64", seed=5)
        for op in ["subtract", "mixed", "maximum"]:
            one(case, op, "f32" if op != "mixed" else "i32")
        one(case, "or", "i1")
    for it in INDEX_TYPES:
        one(SCATTERS[0], "subtract", "i32", it)
        one(SCATTERS[6], "subtract", "i32", it)
    for case, op, t, it in [
        (MANY[0], "subtract", "i32", "i64"),
        (MANY[0], "mixed", "f32", "ui32"),
        (MANY[1], "set", "i8", "ui8"),
        (MANY[2], "mixed", "i32", "i16"),
        (MANY[2], "subtract", "i16", "ui32"),
        (MANY[4], "subtract", "i32", "i64"),
        (MANY[4], "add", "f32", "i32"),
        (MANY[3], "subtract", "f32", "i32"),
        (MANY[3], "set", "i32", "i64"),
    ]:
        one(case, op, t, it)
    one(SCATTERS[2], "add", "f32", extra=", unique_indices = false, indices_are_sorted = false")

    # Several operands: the last of equal keys wins where its value is not less, and a count goes along.
    def both(a, b):
        keep = a[0] > b[0]
        return [a[0] if keep else b[0], a[1] if keep else b[1], np.int32(a[2] + b[2])]

    region = [
        "^bb0(%a: tensor<f32>, %i: tensor<i8>, %n: tensor<i32>, %b: tensor<f32>, %j: tensor<i8>, %m: tensor<i32>):",
        "  %p = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>",
        "  %x = stablehlo.select %p, %a, %b : tensor<i1>, tensor<f32>",
        "  %y = stablehlo.select %p, %i, %j : tensor<i1>, tensor<i8>",
        "  %z = stablehlo.add %n, %m : tensor<i32>",
        "  stablehlo.return %x, %y, %z : tensor<f32>, tensor<i8>, tensor<i32>",
    ]
    ts = ["f32", "i8", "i32"]
    for case in [SCATTERS[0], SCATTERS[6], MANY[0]]:
        name, shape, starts, updates, *rest = case
        xs, us = [values(t, shape, seed=2) for t in ts], [values(t, updates, seed=3) for t in ts]
        if len(rest) > 6:
            xs = [np.full(shape, x.flat[0]) for x in xs]
        scatter(name + "_three", ts, "i32", xs, starts, us, region, both, *rest)
    return f


def select_and_scatter_of(x, source, init, keeps, combine, size, stride, low, high):
    out = np.full(x.shape, init, x.dtype)
    for at in np.ndindex(*source.shape):
        chosen = None
        for e in np.ndindex(*size):
            place = tuple(i * s + k - p for i, s, k, p in zip(at, stride, e, low))
            if all(0 <= i < n for i, n in zip(place, x.shape)) and (chosen is None or not keeps(x[chosen], x[place])):
                chosen = place
        if chosen is not None:
            out[chosen] = combine(out[chosen], source[at])
    return out


def selects():
    f = File("select_and_scatter.mlir", "select_and_scatter: overlapping windows, padding, ties, NaN.")
    cases = [  # operand, window, strides, low and high padding
        ("plain", (4, 6), (2, 3), (2, 3), (0, 0), (0, 0)),
        ("overlapping", (5, 7), (3, 3), (1, 2), (0, 0), (0, 0)),
        ("padded", (5, 6), (3, 2), (2, 2), (1, 1), (1, 0)),
        ("far_padded", (2, 3), (2, 2), (1, 1), (3, 0), (2, 4)),
        ("cropped", (7, 9), (2, 3), (2, 1), (-2, -1), (0, -3)),
        ("gaps", (9, 8), (1, 2), (4, 3), (0, 0), (0, 0)),
        ("pool", (2, 7, 7, 3), (1, 3, 3, 1), (1, 2, 2, 1), (0, 1, 1, 0), (0, 1, 1, 0)),
        ("vector", (77,), (5,), (3,), (2,), (2,)),
        ("scalar", (), (), (), (), ()),
        ("nothing", (3, 0), (2, 1), (1, 1), (0, 0), (0, 0)),
        ("no_window", (2, 3), (4, 1), (1, 1), (0, 0), (0, 0)),
    ]
    keeping = {"GE": lambda a, b: a >= b, "LE": lambda a, b: a <= b, "GT": lambda a, b: a > b, "NE": lambda a, b: a != b}

    def one(case, t, direction="GE", op="add", ties=False, special=False):
        name, shape, size, stride, low, high = case
        places = [max((n + a + b - w) // s + 1, 0) if n + a + b >= w else 0 for n, a, b, w, s in zip(shape, low, high, size, stride)]
        x = cast(np.arange(int(np.prod(shape))).reshape(shape) % 3, t) if ties else values(t, shape, special=special, seed=11)
        source, init = values(t, tuple(places), seed=12), values(t, (), seed=13)
        combine = {"add": lambda a, b: a + b, "subtract": lambda a, b: b - a, "or": lambda a, b: a | b}[op]
        narrow = lambda a, b: round_bf16(np.asarray(combine(a, b))) if t == "bf16" else combine(a, b)
        with np.errstate(all="ignore"):
            want = select_and_scatter_of(x, source, init, keeping[direction], narrow, size, stride, low, high)
        of = "tensor<%s>" % t
        window = ""
        if shape:
            window = "window_dimensions = array<i64: %s>, window_strides = array<i64: %s>, padding = dense<%s> : tensor<%dx2xi64>" % (
                ", ".join(map(str, size)),
                ", ".join(map(str, stride)),
                [list(p) for p in zip(low, high)],
                len(shape),
            )
        f.case(
            "%s_%s_%s_%s%s" % (name, direction, op, t.replace("<", "_").rstrip(">"), "_ties" if ties else ""),
            [(x, t), (source, t), (init, t)],
            [
                '%r = "stablehlo.select_and_scatter"(%0, %1, %2) ({',
                "  ^bb0(%%a: %s, %%b: %s):" % (of, of),
                "    %%p = stablehlo.compare %s, %%a, %%b : (%s, %s) -> tensor<i1>" % (direction, of, of),
                "    stablehlo.return %p : tensor<i1>",
                "}, {",
                "  ^bb0(%%a: %s, %%b: %s):" % (of, of),
                "    %%c = stablehlo.%s %s : %s" % (op, "%b, %a" if op == "subtract" else "%a, %b", of),
                "    stablehlo.return %%c : %s" % of,
                "}) {%s} : (%s, %s, %s) -> %s" % (window, tensor(x.shape, t), tensor(source.shape, t), of, tensor(x.shape, t)),
            ],
            [(want, t)],
        )

    for case in cases:
        one(case, "f32")
        one(case, "i32", "GE", "subtract", ties=True)
    for case in [cases[1], cases[2]]:
        for t in TYPES:
            one(case, t, "GT", "or" if t == "i1" else "add")
        one(case, "f32", "LE", "subtract", special=True)
        one(case, "i16", "NE", "subtract", ties=True)
    for case in cases:  # in the order of the real parts, then of the imaginary ones
        one(case, "complex<f32>", "GE", "add")
        one(case, "complex<f64>", "GT", "subtract", ties=True)
    t = "complex<f32>"
    x, source, init = values(t, (3, 7), seed=21), values(t, (3, 4), seed=22), values(t, (), seed=23)
    x[:, 3] = x[:, 2].real  # ties, of which the first is kept
    fixed = (tensor((3, 7), t), tensor((3, 4), t))
    for name, of_x, of_source in [("", *fixed), ("_dynamic_source", fixed[0], "tensor<?x4x%s>" % t)]:
        f.case(
            "real_part_multiply_complex_f32" + name,
            [(x, t), (source, t), (init, t)],
            [
                "%%x = stablehlo.convert %%0 : (%s) -> %s" % (tensor((3, 7), t), of_x),
                "%%s = stablehlo.convert %%1 : (%s) -> %s" % (tensor((3, 4), t), of_source),
                '%w = "stablehlo.select_and_scatter"(%x, %s, %2) ({',
                "  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):",
                "    %c = stablehlo.real %a : (tensor<complex<f32>>) -> tensor<f32>",
                "    %d = stablehlo.real %b : (tensor<complex<f32>>) -> tensor<f32>",
                "    %p = stablehlo.compare GE, %c, %d : (tensor<f32>, tensor<f32>) -> tensor<i1>",
                "    stablehlo.return %p : tensor<i1>",
                "}, {",
                "  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):",
                "    %c = stablehlo.multiply %a, %b : tensor<complex<f32>>",
                "    stablehlo.return %c : tensor<complex<f32>>",
                "}) {window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>} : "
                "(%s, %s, tensor<complex<f32>>) -> %s" % (of_x, of_source, of_x),
                "%%r = stablehlo.convert %%w : (%s) -> %s" % (of_x, tensor((3, 7), t)),
            ],
            [(select_and_scatter_of(x, source, init, lambda a, b: a.real >= b.real, lambda a, b: a * b, (1, 3), (1, 2), (0, 1), (0, 1)), t)],
            atol=1e-4,
        )
    return f


def comparator(types, lines):
    """The region of a sort: %x0, %y0, %x1, … to %less."""
    args = ", ".join("%%x%d: tensor<%s>, %%y%d: tensor<%s>" % (i, t, i, t) for i, t in enumerate(types))
    return ["^bb0(%s):" % args] + ["  " + line for line in lines] + ["  stablehlo.return %less : tensor<i1>"]


def compare(name, direction, i, t, kind=None):
    kind = kind or ("TOTALORDER" if t in FLOATS else "UNSIGNED" if t[0] == "u" or t == "i1" else "SIGNED")
    return "%%%s = stablehlo.compare %s, %%x%d, %%y%d, %s : (tensor<%s>, tensor<%s>) -> tensor<i1>" % (name, direction, i, i, kind, t, t)


def sort_op(shape, types, dim, lines, results="%r", first=0):
    n, all_types = len(types), ", ".join(tensor(shape, t) for t in types)
    if n > 1:
        results = "%r:" + str(n)
    return (
        ['%s = "stablehlo.sort"(%s) <{dimension = %d : i64, is_stable = true}> ({' % (results, ", ".join("%%%d" % (first + i) for i in range(n)), dim)]
        + comparator(types, lines)
        + ["}) : (%s) -> (%s)" % (all_types, all_types)]
    )


def total_key(a, t):
    """Integers in the total order of the values."""
    bits = a.a if isinstance(a, Bits) else np.asarray(bits_of(a, t), object)
    sign = 1 << (width(t) - 1)
    return np.array([-(int(v) - sign) - 1 if int(v) & sign else int(v) for v in bits.ravel()], object).reshape(a.shape)


def sorted_by(arrays, keys, dim, reverse=False):
    """Stable, by the keys in order of importance."""
    order = np.empty(keys[0].shape, np.int64)
    for at in np.ndindex(*[n for d, n in enumerate(keys[0].shape) if d != dim]):
        line = at[:dim] + (slice(None),) + at[dim:]
        lines = [k[line] for k in keys]
        order[line] = sorted(range(len(lines[0])), key=lambda i: tuple(-k[i] if reverse else k[i] for k in lines))
    return [np.take_along_axis(a, order, dim) for a in arrays]


def merge_sorted(x, less):
    """Bottom up, one element after the other: what a comparator that is no order comes to."""
    x, run = list(x), 1
    while run < len(x):
        out = []
        for lo in range(0, len(x), 2 * run):
            a, b = x[lo : lo + run], x[lo + run : lo + 2 * run]
            while a and b:
                out.append((b if less(b[0], a[0]) else a).pop(0))
            out += a + b
        x, run = out, 2 * run
    return x


def long_sorts(f):
    """Keys are places times a factor, modulo a prime: what is sorted shows in what stands beside each other."""
    for n, drop in [(1021, 0), (1000, 3), (70000, 4)]:
        prime = 1021 if n < 1022 else 70001
        of, less = "tensor<%dxi32>" % n, "tensor<%dxi32>" % (n - 1)
        body = [
            "%%i = stablehlo.iota dim = 0 : %s" % of,
            "%%m = stablehlo.constant dense<%d> : %s" % (prime, of),
            "%%f = stablehlo.constant dense<%d> : %s" % (577, of),
            "%%s = stablehlo.constant dense<%d> : %s" % (drop, of),
            "%%p = stablehlo.multiply %%i, %%f : %s" % of,
            "%%k = stablehlo.remainder %%p, %%m : %s" % of,
            "%%0 = stablehlo.shift_right_logical %%k, %%s : %s" % of,
            "%%1 = stablehlo.iota dim = 0 : %s" % of,
        ]
        body += sort_op((n,), ["i32", "i32"], 0, [compare("less", "LT", 0, "i32")])
        body += [
            "%%p2 = stablehlo.multiply %%r#1, %%f : %s" % of,  # the key of the place that moved along
            "%%k2 = stablehlo.remainder %%p2, %%m : %s" % of,
            "%%k3 = stablehlo.shift_right_logical %%k2, %%s : %s" % of,
            "%%c = stablehlo.compare NE, %%k3, %%r#0, SIGNED : (%s, %s) -> tensor<%dxi1>" % (of, of, n),
        ]
        for j in (0, 1):
            for side, lo in (("a", 0), ("b", 1)):
                body.append("%%%s%d = stablehlo.slice %%r#%d [%d:%d] : (%s) -> %s" % (side, j, j, lo, n - 1 + lo, of, less))
        pair = "(%s, %s) -> tensor<%dxi1>" % (less, less, n - 1)
        flags = "tensor<%dxi1>" % (n - 1)
        body += [
            "%%gt = stablehlo.compare GT, %%a0, %%b0, SIGNED : %s" % pair,
            "%%eq = stablehlo.compare EQ, %%a0, %%b0, SIGNED : %s" % pair,
            "%%late = stablehlo.compare GE, %%a1, %%b1, SIGNED : %s" % pair,
            "%%unstable = stablehlo.and %%eq, %%late : %s" % flags,
            "%%bad = stablehlo.or %%gt, %%unstable : %s" % flags,
            "%none = stablehlo.constant dense<false> : tensor<i1>",
            "%%r0 = stablehlo.reduce(%%c init: %%none) applies stablehlo.or across dimensions = [0] : (tensor<%dxi1>, tensor<i1>) -> tensor<i1>" % n,
            "%%r1 = stablehlo.reduce(%%bad init: %%none) applies stablehlo.or across dimensions = [0] : (%s, tensor<i1>) -> tensor<i1>" % flags,
        ]
        no = np.asarray(False)
        f.case("long_%d" % n, [], body, [(no, "i1"), (no, "i1")])


def sorted_lines():
    """What kernels sort in blocks and merge: keys are places times a factor, modulo the length, so that line j of the sorted ones is j, and the key of
    the place that moved along is, too."""
    f = File("sort_lines.mlir", "Sorts of lines that workgroups sort in blocks and merge by twos.")

    def line(shape, dim, n):
        """Lines that define %p, the places along the lines, and %k, the keys; and a function that gives those that make %name the key of places."""
        of = tensor(shape, "i32")
        factor = next(a for a in range(n * 3 // 8 + 1, 2 * n + 2) if math.gcd(a, n) == 1)
        body = ["%%p = stablehlo.iota dim = %d : %s" % (dim, of), "%%q = stablehlo.iota dim = %d : %s" % (0 if dim else len(shape) - 1, of)]
        body += ["%%c%d = stablehlo.constant dense<%d> : %s" % (i, v, of) for i, v in enumerate([factor, 0 if len(shape) == 1 else 7, n, n - 1])]

        def key(name, place):
            return [
                "%%%s_a = stablehlo.multiply %s, %%c0 : %s" % (name, place, of),
                "%%%s_b = stablehlo.multiply %%q, %%c1 : %s" % (name, of),
                "%%%s_c = stablehlo.add %%%s_a, %%%s_b : %s" % (name, name, name, of),
                "%%%s = stablehlo.remainder %%%s_c, %%c2 : %s" % (name, name, of),
            ]

        return body + key("k", "%p"), key

    def to(name, source, shape, t):
        return ["%%%s = stablehlo.convert %s : (%s) -> %s" % (name, source, tensor(shape, "i32"), tensor(shape, t))]

    shapes = [((n,), 0) for n in (1, 2, 7, 65, 77, 1000, 1023, 4097, 8704, 70001)] + [((3, 1000), 1), ((1023, 5), 0), ((2, 77, 3), 1), ((2, 10007), 1)]
    for case, (shape, dim) in enumerate(shapes):
        n = shape[dim]
        t, direction = ["i32", "f32", "i64", "f16" if n < 2048 else "ui16"][case % 4] if n < 65536 else "f32", ["LT", "GT"][case // 2 % 2]
        body, _ = line(shape, dim, n)
        body += to("0", "%k", shape, t) + sort_op(shape, [t], dim, [compare("less", direction, 0, t)])
        body += ["%%w = stablehlo.subtract %%c3, %%p : %s" % tensor(shape, "i32")] + to("e", "%p" if direction == "LT" else "%w", shape, t)
        f.checks("keys_%s_%d_%s" % ("x".join(map(str, shape)), dim, t), [], body + ["check.expect_eq(%%r, %%e) : %s" % tensor(shape, t)], [])
    # places that move along; operands that are compared, one after the other, and others, which are gathered
    for types, keys, shape, dim in [(["f32", "i32"], 1, (4097,), 0), (["i32", "f32", "i64"], 1, (2, 1000), 1), (["i8", "i32", "i16", "i32"], 2, (5003, 2), 0)]:
        n, of = shape[dim], tensor(shape, "i32")
        body, key = line(shape, dim, n)
        body += ["%%z = stablehlo.constant dense<0> : %s" % of] + to("0", "%z" if keys == 2 else "%k", shape, types[0])
        for i, t in enumerate(types[1:], 1):
            body += to("%d" % i, "%k" if i < keys else "%p", shape, t)
        lines = [compare("less" if keys == 1 else "l0", "LT", 0, types[0])]
        if keys == 2:
            lines += [compare("e0", "EQ", 0, types[0]), compare("l1", "LT", 1, types[1])]
            lines += ["%and = stablehlo.and %e0, %l1 : tensor<i1>", "%less = stablehlo.or %l0, %and : tensor<i1>"]
        body += sort_op(shape, types, dim, lines)
        for i, t in enumerate(types):
            body += ["%%s%d = stablehlo.convert %%r#%d : (%s) -> %s" % (i, i, tensor(shape, t), of)]
            if i >= keys:
                body += key("k%d" % i, "%%s%d" % i)
            body += ["check.expect_eq(%%%s, %%%s) : %s" % ("k%d" % i if i >= keys else "s%d" % i, "z" if keys == 2 and i == 0 else "p", of)]
        f.checks("along_with_%d" % len(types), [], body, [])
    for shape, k in [((4097,), 5), ((2, 10007), 7), ((10007,), 3000)]:
        n, cut = shape[-1], shape[:-1] + (k,)
        body, key = line(cut, len(cut) - 1, n)
        body = [b.replace("%p", "%j").replace("%q", "%o").replace("%c", "%d").replace("%k", "%l") for b in body[:-4]]
        whole, _ = line(shape, len(shape) - 1, n)
        body += whole + to("0", "%k", shape, "f32")
        body += ["%%r:2 = chlo.top_k(%%0, k = %d) : %s -> (%s, %s)" % (k, tensor(shape, "f32"), tensor(cut, "f32"), tensor(cut, "i32"))]
        body += ["%%w = stablehlo.subtract %%d3, %%j : %s" % tensor(cut, "i32")] + to("e", "%w", cut, "f32")
        body += [b.replace("%q", "%o").replace("%c", "%d") for b in key("m", "%r#1")]
        body += ["check.expect_eq(%%r#0, %%e) : %s" % tensor(cut, "f32"), "check.expect_eq(%%m, %%w) : %s" % tensor(cut, "i32")]
        f.checks("top_k_%d_of_%s" % (k, "x".join(map(str, shape))), [], body, [])
    # as jnp.sort has it: NaNs are equal and come last, zeros are equal
    x = values("f32", (300,), seed=5)
    x[::7], x[3::11], x[1::13], x[5::17], x[2::19] = np.nan, 0.0, -0.0, np.inf, -np.inf
    x[9::23] = x[4]
    count = np.arange(300, dtype=np.int32)
    (order,) = sorted_by([count], [np.isnan(x).astype(np.int64), np.where(np.isnan(x), 0, x)], 0)
    lines = ["%zero = stablehlo.constant dense<0.0> : tensor<f32>", "%nan = stablehlo.constant dense<0x7FC00000> : tensor<f32>"]
    for v in "xy":
        lines += [
            "%%%sz = stablehlo.compare EQ, %%%s0, %%zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>" % (v, v),
            "%%%sp = stablehlo.select %%%sz, %%zero, %%%s0 : tensor<i1>, tensor<f32>" % (v, v, v),
            "%%%sn = stablehlo.compare NE, %%%s0, %%%s0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>" % (v, v, v),
            "%%%sc = stablehlo.select %%%sn, %%nan, %%%sp : tensor<i1>, tensor<f32>" % (v, v, v),
        ]
    lines += ["%less = stablehlo.compare LT, %xc, %yc, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>"]
    f.checks("of_jax", [(x, "f32"), (count, "i32")], sort_op((300,), ["f32", "i32"], 0, lines), [("%r#1", order, "i32", 0)])
    return f


def sorts():
    f = File("sort.mlir", "Sorts and the largest of a line.")
    for t in TYPES:
        x = values(t, (21,), special=t not in FLOATS and t != "i1", seed=4)
        for direction in ["LT", "GT"]:
            (want,) = sorted_by([x], [x], 0) if direction == "LT" else sorted_by([x], [-x.astype(object)], 0)
            f.case("sort_%s_%s" % (direction, t), [(x, t)], sort_op((21,), [t], 0, [compare("less", direction, 0, t)]), [(want, t)])
    for n in [0, 1, 2, 3, 7, 8, 9, 16, 17, 31, 64, 77]:
        x = values("i32", (n,), seed=n)
        f.case("length_%d" % n, [(x, "i32")], sort_op((n,), ["i32"], 0, [compare("less", "LT", 0, "i32")]), [(np.sort(x, kind="stable"), "i32")])
    for shape in [(), (5, 9, 4), (2, 0, 3), (1, 33), (33, 1), (3, 1, 2), (2, 18, 3)]:
        x = values("f32", shape, seed=3)
        for dim in range(len(shape)) if shape else []:
            f.case(
                "along_%d" % dim,
                [(x, "f32")],
                sort_op(shape, ["f32"], dim - (len(shape) if dim == 0 else 0), [compare("less", "LT", 0, "f32")]),
                [(np.sort(x, dim, kind="stable"), "f32")],
            )
    nan = {"f16": [0x7E00, 0xFE00, 0x7C00, 0xFC00], "bf16": [0x7FC0, 0xFFC0, 0x7F80, 0xFF80], "f32": [0x7FC00000, 0xFFC00000, 0x7F800000, 0xFF800000]}
    for t, b in nan.items():  # and zeros of both signs
        x = Bits(np.array([b[0], 0, b[1], b[2], 1 << (width(t) - 1), b[3], 0x3C00, 0, b[0], 1 << (width(t) - 1)], object))
        keys = total_key(x, t)
        count = np.arange(10, dtype=np.int32)
        for direction in ["LT", "GT"]:
            (order,) = sorted_by([count], [keys if direction == "LT" else -keys], 0)
            body = sort_op((10,), [t, "i32"], 0, [compare("less", direction, 0, t)])
            f.checks("total_%s_%s" % (direction, t), [(x, t), (count, "i32")], body, [("%r#1", order, "i32", 0)])
        (order,) = sorted_by([count], [-keys], 0)
        body = ["%%r:2 = chlo.top_k(%%0, k = 7) : tensor<10x%s> -> (tensor<7x%s>, tensor<7xi32>)" % (t, t)]
        f.checks("top_k_total_%s" % t, [(x, t)], body, [("%r#1", order[:7], "i32", 0)])
    for n in [0, 1, 8, 9, 40]:  # a length that no type tells, of lines of as many
        x, of = values("i16", (2, n), seed=n), ["i16"]
        body = ["%%0 = tensor.cast %%in : tensor<2x%dxi16> to tensor<?x?xi16>" % n]
        body += [line.replace("tensor<2x%dx" % n, "tensor<?x?x") for line in sort_op((2, n), of, 1, [compare("less", "LT", 0, "i16")], "%s")]
        body += ["%%r = tensor.cast %%s : tensor<?x?xi16> to tensor<2x%dxi16>" % n]
        body = ["%%in = util.unfoldable_constant %s" % dense(x, "i16")] + body
        f.case("dynamic_%d" % n, [], body, [(np.sort(x, 1, kind="stable"), "i16")])
    for n, beside in [(1, 3), (7, 3), (77, 4), (40, 129)]:  # of columns, beside which others lie
        x = values("i16", (n, beside), seed=n)
        body = ["%%in = util.unfoldable_constant %s" % dense(x, "i16"), "%%0 = tensor.cast %%in : tensor<%dx%dxi16> to tensor<?x%dxi16>" % (n, beside, beside)]
        body += [line.replace("tensor<%dx" % n, "tensor<?x") for line in sort_op((n, beside), ["i16"], 0, [compare("less", "LT", 0, "i16")], "%s")]
        body += ["%%r = tensor.cast %%s : tensor<?x%dxi16> to tensor<%dx%dxi16>" % (beside, n, beside)]
        f.case("dynamic_columns_%dx%d" % (n, beside), [], body, [(np.sort(x, 0, kind="stable"), "i16")])
    for k in [1, 4]:
        x = values("f32", (3, 19), seed=k)
        count = np.broadcast_to(np.arange(19, dtype=np.int32), x.shape)
        want = sorted_by([x, count], [-x], 1)
        body = ["%%in = util.unfoldable_constant %s" % dense(x, "f32"), "%0 = tensor.cast %in : tensor<3x19xf32> to tensor<3x?xf32>"]
        body += ["%%r:2 = chlo.top_k(%%0, k = %d) : tensor<3x?xf32> -> (tensor<3x%dxf32>, tensor<3x%dxi32>)" % (k, k, k)]
        f.checks("top_k_dynamic", [], body, [("%%r#%d" % i, w[:, :k], t, 0) for i, (w, t) in enumerate(zip(want, ["f32", "i32"]))])
    for n in [7, 8, 9, 30, 64]:  # NaN is less than nothing, and nothing is less
        x = values("f32", (n,), seed=n)
        x[::3] = np.nan
        body = sort_op((n,), ["f32"], 0, [compare("less", "LT", 0, "f32", "FLOAT")])
        f.case("no_order_%d" % n, [(x, "f32")], body, [(np.array(merge_sorted(x, lambda p, q: p < q), np.float32), "f32")])
    sort_operands(f)
    long_sorts(f)
    for shape, k in [((7,), 0), ((7,), 1), ((7,), 7), ((9,), 9), ((40,), 3), ((40,), 12), ((3, 77), 5), ((2, 3, 33), 20), ((2, 1), 1), ((0, 4), 2), ((5, 100), 1)]:
        for t in ["f32", "i8", "ui32", "i64", "bf16"] if shape == (3, 77) else ["f32"]:
            x = values(t, shape, seed=8)
            count = np.broadcast_to(np.arange(shape[-1], dtype=np.int32), shape)
            want = sorted_by([x, count], [-x.astype(object)], len(shape) - 1)
            cut = shape[:-1] + (k,)
            body = ["%%r:2 = chlo.top_k(%%0, k = %d) : %s -> (%s, %s)" % (k, tensor(shape, t), tensor(cut, t), tensor(cut, "i32"))]
            f.checks("top_k", [(x, t)], body, [("%%r#%d" % i, w[..., :k], e, 0) for i, (w, e) in enumerate(zip(want, [t, "i32"]))])
    return f


def sort_operands(f):
    shape = (2, 29)
    a, b, c, d = (values(t, shape, seed=i) for i, t in enumerate(["i8", "f32", "i16", "i64"]))
    count = np.broadcast_to(np.arange(29, dtype=np.int32), shape)
    lexicographic = [
        compare("lt", "LT", 0, "i8"),
        compare("eq", "EQ", 0, "i8"),
        compare("gt", "GT", 1, "f32"),
        "%both = stablehlo.and %eq, %gt : tensor<i1>",
        "%less = stablehlo.or %lt, %both : tensor<i1>",
    ]
    cases = [
        ("key_and_value", [(a, "i8"), (b, "f32")], [compare("less", "LT", 0, "i8")], [a]),
        ("key_is_second", [(b, "f32"), (a, "i8")], [compare("less", "GT", 1, "i8")], [-a]),
        ("two_keys", [(a, "i8"), (b, "f32")], lexicographic, [a, -b]),
        ("three", [(a, "i8"), (b, "f32"), (c, "i16")], lexicographic, [a, -b]),
        ("four", [(a, "i8"), (b, "f32"), (c, "i16"), (d, "i64")], [compare("less", "LT", 3, "i64")], [d]),
        ("flags", [(a > 0, "i1"), (count, "i32")], [compare("less", "LT", 0, "i1")], [(a > 0).astype(np.int8)]),
    ]
    for name, operands, lines, keys in cases:
        for dim in (0, 1):
            want = sorted_by([x for x, _ in operands], keys, dim)
            body = sort_op(shape, [t for _, t in operands], dim, lines)
            f.checks("operands_" + name, operands, body, [("%%r#%d" % i, w, t, 0) for i, (w, (_, t)) in enumerate(zip(want, operands))])
    iota = "%%%d = stablehlo.iota dim = 1 : tensor<2x29xi32>"
    for n, types in [(2, ["i8", "i32"]), (3, ["i8", "i32", "i32"])]:  # places, counted by the sort itself
        body = [iota % i for i in range(1, n)] + sort_op(shape, types, 1, [compare("less", "GT", 0, "i8")])
        want = sorted_by([a] + [count] * (n - 1), [-a], 1)
        f.checks("argsort", [(a, "i8")], body, [("%%r#%d" % i, w, t, 0) for i, (w, t) in enumerate(zip(want, types))])
    body = [iota % 0] + ["%r:1 = " + line[5:] if i == 0 else line for i, line in enumerate(sort_op(shape, ["i32"], 1, [compare("less", "GT", 0, "i32")]))]
    f.checks("places_alone", [], body, [("%r", count[:, ::-1], "i32", 0)])
    lines = [  # by the distance from a value of the function
        "%dx = stablehlo.subtract %x0, %1 : tensor<f32>",
        "%dy = stablehlo.subtract %y0, %1 : tensor<f32>",
        "%ax = stablehlo.abs %dx : tensor<f32>",
        "%ay = stablehlo.abs %dy : tensor<f32>",
        "%less = stablehlo.compare LT, %ax, %ay, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>",
    ]
    whole = np.rint(b * 4).astype(np.float32)
    (want,) = sorted_by([whole], [np.abs(whole - np.float32(3))], 1)
    f.case("by_distance", [(whole, "f32"), (np.float32(3), "f32")], sort_op(shape, ["f32"], 1, lines), [(want, "f32")])


# ---- control flow of the host -----------------------------------------------------------------------------------------------------------------
def loop(names, inits, types, condition, body):
    """A stablehlo.while whose values are named; the last line of condition and body is what they return. Results: %r#0, …"""
    return (
        ["%%r:%d = stablehlo.while(%s) : %s" % (len(names), ", ".join("%%%s = %s" % n for n in zip(names, inits)), ", ".join(types)), " cond {"]
        + ["  " + line for line in condition[:-1]]
        + ["  stablehlo.return %s : tensor<i1>" % condition[-1], "} do {"]
        + ["  " + line for line in body[:-1]]
        + ["  stablehlo.return %s : %s" % (body[-1], ", ".join(types)), "}"]
    )


def less(a, b, t="i32", direction="LT", name="p"):
    return "%%%s = stablehlo.compare %s, %s, %s : (tensor<%s>, tensor<%s>) -> tensor<i1>" % (name, direction, a, b, t, t)


def number(name, v, t="i32"):
    return "%%%s = stablehlo.constant dense<%s> : tensor<%s>" % (name, v, t)


def fori(names, inits, types, count, body, start=0):
    """lax.fori_loop with static bounds: %i counts."""
    return [number("start", start), number("stop", count), number("one", 1)] + loop(
        ["i"] + names, ["%start"] + inits, ["tensor<i32>"] + types, [less("%i", "%stop"), "%p"],
        body[:-1] + ["%next = stablehlo.add %i, %one : tensor<i32>", "%next, " + body[-1]],
    )


def control_flow_loops(f):
    x = values("f32", (7,))
    v = "tensor<7xf32>"
    double = ["%b = stablehlo.add %a, %a : " + v, "%b"]
    for count in (0, 1, 5):
        f.checks("fori_%d" % count, [(x, "f32")], fori(["a"], ["%0"], [v], count, double),
                 [("%r#1", (x * np.float32(2**count)).astype(np.float32), "f32", 0), ("%r#0", np.int32(count), "i32", 0)])
    # The count is data, and so may be none.
    for count in (0, 3):
        f.checks("fori_traced_%d" % count, [(x, "f32"), (np.int32(count), "i32")],
                 [number("zero", 0), number("one", 1)]
                 + loop(["i", "a"], ["%zero", "%0"], ["tensor<i32>", v], [less("%i", "%1"), "%p"],
                        ["%n = stablehlo.add %i, %one : tensor<i32>", double[0], "%n, %b"]),
                 [("%r#1", (x * np.float32(2**count)).astype(np.float32), "f32", 0)])
    # Ends by what it computes: Newton's square root, and Collatz.
    f.checks("until_close", [(np.float32(612.0), "f32")],
             [number("half", 0.5, "f32"), number("eps", 0.01, "f32")]
             + loop(["y"], ["%0"], ["tensor<f32>"],
                    ["%s = stablehlo.multiply %y, %y : tensor<f32>", "%d = stablehlo.subtract %s, %0 : tensor<f32>", "%m = stablehlo.abs %d : tensor<f32>",
                     less("%m", "%eps", "f32", "GT"), "%p"],
                    ["%q = stablehlo.divide %0, %y : tensor<f32>", "%t = stablehlo.add %y, %q : tensor<f32>", "%z = stablehlo.multiply %t, %half : tensor<f32>", "%z"]),
             [("%r", newton(612.0), "f32", 4)])
    n, steps = 27, 0
    while n != 1:
        n, steps = (n // 2 if n % 2 == 0 else 3 * n + 1), steps + 1
    f.checks("collatz", [(np.int32(27), "i32")],
             [number("zero", 0), number("one", 1), number("two", 2), number("three", 3)]
             + loop(["n", "k"], ["%0", "%zero"], ["tensor<i32>", "tensor<i32>"], [less("%n", "%one", "i32", "NE"), "%p"],
                    ["%m = stablehlo.remainder %n, %two : tensor<i32>", "%even = stablehlo.compare EQ, %m, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>",
                     "%h = stablehlo.divide %n, %two : tensor<i32>", "%t = stablehlo.multiply %n, %three : tensor<i32>", "%u = stablehlo.add %t, %one : tensor<i32>",
                     "%v = stablehlo.select %even, %h, %u : tensor<i1>, tensor<i32>", "%c = stablehlo.add %k, %one : tensor<i32>", "%v, %c"]),
             [("%r#1", np.int32(steps), "i32", 0), ("%r#0", np.int32(1), "i32", 0)])
    for t in ("f32", "f16", "bf16", "i8", "ui16", "i64", "i1"):
        a, b = anything(t, (5,), seed=3), anything(t, (5,), seed=4)
        ty = tensor((5,), t)
        for count in (2, 3):
            got = (a, b) if count % 2 == 0 else (b, a)
            f.checks("swap_%s_%d" % (t, count), [(a, t), (b, t)], fori(["a", "b"], ["%0", "%1"], [ty, ty], count, ["%b, %a"]),
                     [("%r#1", got[0], t, 0), ("%r#2", got[1], t, 0)])
    a, b, c = (anything("i32", (4,), seed=k) for k in (1, 2, 3))
    ty = "tensor<4xi32>"
    f.checks("rotate_and_keep", [(a, "i32"), (b, "i32"), (c, "i32")],
             fori(["a", "b", "c", "d"], ["%0", "%1", "%2", "%2"], [ty] * 4, 4, ["%s = stablehlo.add %a, %d : " + ty, "%b, %c, %s, %a"]), rotated(a, b, c))
    # What a loop starts from is read after it, and twice by it.
    f.checks("reads_its_start", [(x, "f32")],
             ["%s = stablehlo.add %0, %0 : " + v] + fori(["a", "b"], ["%s", "%s"], [v, v], 3, ["%c = stablehlo.add %a, %s : " + v, "%c, %b"])
             + ["%t = stablehlo.subtract %r#1, %s : " + v],
             [("%t", x * np.float32(6), "f32", 0), ("%r#2", x * np.float32(2), "f32", 0)])
    # Old values that are read through a view after the new ones are there, and a start that is.
    row = "tensor<1x7xf32>"
    f.checks("reads_a_view_later", [(x, "f32")],
             ["%s = stablehlo.negate %0 : " + v, "%q = stablehlo.reshape %0 : (" + v + ") -> " + row]
             + fori(["a", "d"], ["%s", "%q"], [v, row], 3,
                    ["%b = stablehlo.multiply %a, %a : " + v, "%c = stablehlo.reshape %a : (" + v + ") -> " + row, "%e = stablehlo.add %d, %c : " + row, "%b, %e"])
             + ["%t = stablehlo.reshape %s : (" + v + ") -> " + row, "%u = stablehlo.subtract %t, %r#2 : " + row],
             [("%u", (-x - ((x - x) + (x**2) + (x**4)))[None].astype(np.float32), "f32", 64), ("%r#1", (x**8).astype(np.float32), "f32", 64)], atol=None)
    # Starts that nothing reads later, of which one is a constant, and results that never change or are not used.
    f.checks("starts_from_constants", [(x, "f32")],
             ["%z = stablehlo.constant dense<0.0> : " + v, "%h = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]> : " + v,
              "%n = stablehlo.negate %0 : " + v]
             + fori(["a", "b", "c"], ["%z", "%h", "%n"], [v] * 3, 4, ["%s = stablehlo.add %a, %b : " + v, "%m = stablehlo.maximum %c, %b : " + v, "%s, %b, %m"]),
             [("%r#1", np.arange(1, 8, dtype=np.float32) * 4, "f32", 0), ("%r#3", np.maximum(-x, np.arange(1, 8, dtype=np.float32)), "f32", 0)])
    f.checks("yields_constants", [(x, "f32")],
             ["%k = stablehlo.constant dense<3.0> : " + v]
             + fori(["a", "b"], ["%0", "%0"], [v, v], 2, ["%l = stablehlo.constant dense<[7.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : " + v, "%k, %l"]),
             [("%r#1", np.full(7, 3, np.float32), "f32", 0), ("%r#2", np.array([7, 1, 2, 3, 4, 5, 6], np.float32), "f32", 0)])
    # Unsigned, and down to zero.
    f.checks("counts_down", [(np.uint32(5), "ui32")],
             [number("zero", 0, "ui32"), number("one", 1, "ui32")]
             + loop(["i", "s"], ["%0", "%zero"], ["tensor<ui32>", "tensor<ui32>"], [less("%i", "%zero", "ui32", "GT"), "%p"],
                    ["%n = stablehlo.subtract %i, %one : tensor<ui32>", "%t = stablehlo.add %s, %i : tensor<ui32>", "%n, %t"]),
             [("%r#1", np.uint32(15), "ui32", 0)])
    f.checks("of_nothing", [(np.zeros((0, 3), np.float32), "f32")], fori(["a"], ["%0"], ["tensor<0x3xf32>"], 2, ["%b = stablehlo.add %a, %a : tensor<0x3xf32>", "%b"]),
             [("%r#0", np.int32(2), "i32", 0), ("%r#1", np.zeros((0, 3), np.float32), "f32", 0)])
    big = values("f32", (33, 31))
    ty = "tensor<33x31xf32>"
    f.checks("normalizes", [(big, "f32")],
             [number("z", 0.0, "f32")]
             + fori(["a"], ["%0"], [ty], 3,
                    ["%s = stablehlo.multiply %a, %a : " + ty, "%q = stablehlo.reduce(%s init: %z) applies stablehlo.add across dimensions = [1] : (" + ty + ", tensor<f32>) -> tensor<33xf32>",
                     "%w = stablehlo.sqrt %q : tensor<33xf32>", "%u = stablehlo.broadcast_in_dim %w, dims = [0] : (tensor<33xf32>) -> " + ty,
                     "%b = stablehlo.divide %a, %u : " + ty, "%b"]),
             [("%r#1", (big / np.sqrt((big.astype(np.float64) ** 2).sum(1, keepdims=True))).astype(np.float32), "f32", 16)])


def control_flow_counts(f):
    """Loops that count from a constant to a constant, and some that seem to."""
    compare = {"LT": np.less, "LE": np.less_equal, "GT": np.greater, "GE": np.greater_equal, "NE": np.not_equal}
    for t, direction, start, stop, by in [
        ("i32", "LT", 0, 10, 3), ("i32", "LE", 0, 9, 3), ("i32", "GT", 10, 0, -3), ("i32", "GE", 10, 1, -3), ("i32", "NE", 0, 9, 3),
        ("i32", "NE", 5, 5, 1), ("i32", "NE", 9, 0, -3), ("i32", "LT", 7, 3, 1), ("i32", "GE", 2, 3, -1), ("i32", "GT", -3, -9, -2),
        ("ui8", "LT", 250, 255, 1), ("ui8", "LE", 250, 254, 5), ("ui32", "GT", 3, 0, -1), ("ui8", "NE", 3, 0, -1), ("i8", "LT", -128, 127, 5),
        ("i8", "LE", 120, 126, 1), ("i8", "LE", 0, 100, 100), ("ui8", "GE", 10, 3, -4), ("i8", "NE", 0, 10, 6), ("i16", "LT", 32760, 32766, 3),
        ("i32", "LT", 2147483640, 2147483646, 3), ("i64", "LT", 0, 6, 2), ("ui8", "NE", 250, 2, 2),
    ]:
        n = NUMPY[t]
        i, trips = n(start), 0
        with np.errstate(all="ignore"):
            while compare[direction](i, n(stop)):
                i, trips = n(np.array(i) + np.array(by, np.int64).astype(n)), trips + 1
        name = "%s_%s_%d_%d_%d" % (direction.lower(), t, start, stop, by)
        op, step = ("subtract", -by) if by < 0 else ("add", by)
        for carried in (False, True):  # the bound, too
            names, types = ["i", "a"] + ["stop"] * carried, ["tensor<%s>" % t, "tensor<f32>"] + ["tensor<%s>" % t] * carried
            f.checks(("carries_its_bound_" if carried else "counts_") + name.replace("-", "m"), [(np.float32(0.5), "f32")],
                     [number("start", start, t), number("limit", stop, t), number("step", step, t), number("one", 1.0, "f32")]
                     + loop(names, ["%start", "%0"] + ["%limit"] * carried, types, [less("%i", "%stop" if carried else "%limit", t, direction), "%p"],
                            ["%%j = stablehlo.%s %%i, %%step : tensor<%s>" % (op, t), "%b = stablehlo.add %a, %one : tensor<f32>",
                             "%j, %b" + ", %stop" * carried]),
                     [("%r#1", np.float32(trips + 0.5), "f32", 0), ("%r#0", i, t, 0)])


def newton(x):
    y = x
    while abs(np.float32(y) * np.float32(y) - np.float32(x)) > np.float32(0.01):
        y = np.float32(np.float32(np.float32(y) + np.float32(x) / np.float32(y)) * np.float32(0.5))
    return np.float32(y)


def rotated(a, b, c):
    with np.errstate(all="ignore"):
        d = c
        for _ in range(4):
            a, b, c, d = b, c, a + d, a
    return [("%%r#%d" % (k + 1), v, "i32", 0) for k, v in enumerate((a, b, c, d))]


def control_flow_nests(f):
    x, m = values("f32", (6,)), values("f32", (6, 6), low=-0.5, high=0.5)
    v, sq = "tensor<6xf32>", "tensor<6x6xf32>"
    inner = lambda body, count: ["  " + line for line in [
        number("s2", 0), number("n2", count), "%q:2 = stablehlo.while(%j = %s2, %b = %a) : tensor<i32>, " + v, " cond {",
        "  " + less("%j", "%n2", name="g"), "  stablehlo.return %g : tensor<i1>", "} do {"] + body
        + ["  %o = stablehlo.constant dense<1> : tensor<i32>", "  %k = stablehlo.add %j, %o : tensor<i32>", "  stablehlo.return %k, %c : tensor<i32>, " + v, "}"]]
    want = x.copy()
    for _ in range(3):
        for _ in range(2):
            want = (want + x).astype(np.float32)
        want = (want * np.float32(0.5)).astype(np.float32)
    f.checks("nested", [(x, "f32")],
             fori(["a"], ["%0"], [v], 3, inner(["  %c = stablehlo.add %b, %0 : " + v], 2)
                  + ["%h = stablehlo.constant dense<0.5> : " + v, "%d = stablehlo.multiply %q#1, %h : " + v, "%d"]),
             [("%r#1", want, "f32", 0)])
    f.checks("nested_straight", [(x, "f32")], fori(["a"], ["%0"], [v], 3, inner(["  %c = stablehlo.add %b, %b : " + v], 2) + ["%q#1"]),
             [("%r#1", x * np.float32(64), "f32", 0)])
    # The inner loop reads what the outer one carries, and the outer value is read once more behind it.
    want = x.copy()
    for _ in range(3):
        b = want.copy()
        for _ in range(2):
            b = (b + want).astype(np.float32)
        want = (b - want).astype(np.float32)
    f.checks("nested_reads_outer", [(x, "f32")],
             fori(["a"], ["%0"], [v], 3, inner(["  %c = stablehlo.add %b, %a : " + v], 2) + ["%d = stablehlo.subtract %q#1, %a : " + v, "%d"]),
             [("%r#1", want, "f32", 0)])
    want = x.astype(np.float64)
    for _ in range(4):
        want = np.tanh(m.astype(np.float64) @ want)
    f.checks("captures_a_matrix", [(x, "f32"), (m, "f32")],
             fori(["a"], ["%0"], [v], 4, ["%d = stablehlo.dot %1, %a : (" + sq + ", " + v + ") -> " + v, "%t = stablehlo.tanh %d : " + v, "%t"]),
             [("%r#1", want.astype(np.float32), "f32", 0)], atol=1e-6)
    # A computed capture, and a loop after a loop that starts where the first ends.
    f.checks("one_after_another", [(x, "f32")],
             ["%c = stablehlo.multiply %0, %0 : " + v]
             + [line.replace("%r:", "%u:").replace("%start", "%v0").replace("%stop", "%v1").replace("%one", "%v2")
                for line in fori(["a"], ["%0"], [v], 2, ["%b = stablehlo.add %a, %c : " + v, "%b"])]
             + fori(["a"], ["%u#1"], [v], 2, ["%b = stablehlo.subtract %a, %0 : " + v, "%b"]),
             [("%r#1", (((x + x * x) + x * x) - x - x).astype(np.float32), "f32", 0), ("%u#1", ((x + x * x) + x * x).astype(np.float32), "f32", 0)])
    # An LSTM over 5 steps, whose inputs are picked by a one-hot row.
    t, n = 5, 3
    xs, w, u = values("f32", (t, n), seed=5), values("f32", (n, 4 * n), seed=6), values("f32", (n, 4 * n), seed=7)
    h = c = np.zeros((1, n))
    sig = lambda z: 1 / (1 + np.exp(-z))
    ys = np.zeros((t, n))
    for k in range(t):
        z = xs[k : k + 1].astype(np.float64) @ w + h @ u
        i, g, fo, o = (z[:, j * n : (j + 1) * n] for j in range(4))
        c = sig(fo) * c + sig(i) * np.tanh(g)
        h = sig(o) * np.tanh(c)
        ys[k] = h
    row, gates, all_t = "tensor<1x%dxf32>" % n, "tensor<1x%dxf32>" % (4 * n), "tensor<%dx%dxf32>" % (t, n)
    gate = lambda name, k: "%%%s = stablehlo.slice %%z [0:1, %d:%d] : (%s) -> %s" % (name, k * n, (k + 1) * n, gates, row)
    f.checks("lstm", [(xs, "f32"), (w, "f32"), (u, "f32")],
             ["%zero = stablehlo.constant dense<0.0> : " + row, "%none = stablehlo.constant dense<0.0> : " + all_t, "%nought = stablehlo.constant dense<0> : tensor<i32>"]
             + fori(["h", "c", "ys"], ["%zero", "%zero", "%none"], [row, row, all_t], t, [
                 "%x = stablehlo.dynamic_slice %0, %i, %nought, sizes = [1, 3] : (" + all_t + ", tensor<i32>, tensor<i32>) -> " + row,
                 "%wx = stablehlo.dot %x, %1 : (" + row + ", tensor<3x12xf32>) -> " + gates, "%uh = stablehlo.dot %h, %2 : (" + row + ", tensor<3x12xf32>) -> " + gates,
                 "%z = stablehlo.add %wx, %uh : " + gates, gate("gi", 0), gate("gg", 1), gate("gf", 2), gate("go", 3),
                 "%si = stablehlo.logistic %gi : " + row, "%tg = stablehlo.tanh %gg : " + row, "%sf = stablehlo.logistic %gf : " + row, "%so = stablehlo.logistic %go : " + row,
                 "%fc = stablehlo.multiply %sf, %c : " + row, "%ig = stablehlo.multiply %si, %tg : " + row, "%c2 = stablehlo.add %fc, %ig : " + row,
                 "%tc = stablehlo.tanh %c2 : " + row, "%h2 = stablehlo.multiply %so, %tc : " + row,
                 "%y2 = stablehlo.dynamic_update_slice %ys, %h2, %i, %nought : (" + all_t + ", " + row + ", tensor<i32>, tensor<i32>) -> " + all_t,
                 "%h2, %c2, %y2"]),
             [("%r#1", h.astype(np.float32), "f32", 64), ("%r#2", c.astype(np.float32), "f32", 64), ("%r#3", ys.astype(np.float32), "f32", 64)])


def branches(op, value, bodies, types, names="%r"):
    """if or case in the generic form, as exports print it."""
    out = ['%s = "stablehlo.%s"(%s) ({' % (names, op, value)]
    for k, b in enumerate(bodies):
        out += ["}, {"] if k else []
        out += ["  " + line for line in b[:-1]] + ["  stablehlo.return %s : %s" % (b[-1], ", ".join(types))]
    return out + ["}) : (tensor<%s>) -> (%s)" % ("i1" if op == "if" else "i32", ", ".join(types))]


def control_flow_branches(f):
    x = values("f32", (9,))
    v = "tensor<9xf32>"
    add, neg, own = ["%a = stablehlo.add %0, %0 : " + v, "%a"], ["%a = stablehlo.negate %0 : " + v, "%a"], ["%0"]
    for p in (True, False):
        f.checks("if_%s" % str(p).lower(), [(x, "f32"), (np.bool_(p), "i1")], branches("if", "%1", [add, neg], [v]), [("%r", x + x if p else -x, "f32", 0)])
        f.checks("if_passes_on_%s" % str(p).lower(), [(x, "f32"), (np.bool_(p), "i1")],
                 ["%k = stablehlo.constant dense<2.0> : " + v] + branches("if", "%1", [["%a = stablehlo.add %0, %k : " + v, "%a, %0, %k"], ["%k, %k, %0"]], [v] * 3, "%r:3"),
                 [("%r#0", x + 2 if p else np.full(9, 2, np.float32), "f32", 0), ("%r#1", x if p else np.full(9, 2, np.float32), "f32", 0),
                  ("%r#2", np.full(9, 2, np.float32) if p else x, "f32", 0)])
    for k in (-1, 0, 1, 2, 3, 2**31 - 1, -(2**31)):
        f.checks("case_%s" % str(k).replace("-", "minus_"), [(x, "f32"), (np.int32(k), "i32")], branches("case", "%1", [add, own, neg], [v]),
                 [("%r", [x + x, x, -x][k if 0 <= k < 3 else 2], "f32", 0)])
    f.checks("case_of_one", [(x, "f32"), (np.int32(4), "i32")], branches("case", "%1", [neg], [v]), [("%r", -x, "f32", 0)])
    # The predicate is computed, from what a kernel sums.
    f.checks("if_sum", [(x, "f32")],
             [number("z", 0.0, "f32"), "%s = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0] : (" + v + ", tensor<f32>) -> tensor<f32>",
              less("%s", "%z", "f32", "GT")] + branches("if", "%p", [add, neg], [v]) + ["%t = stablehlo.add %r, %0 : " + v],
             [("%t", (x + x if x.sum() > 0 else -x) + x, "f32", 0)])
    # In loops, loops in them, and one in another.
    want = x.copy()
    for i in range(5):
        want = (want + x if i % 2 else want * np.float32(0.5)).astype(np.float32)
    inner = branches("if", "%odd", [["%c = stablehlo.add %a, %0 : " + v, "%c"], ["%c = stablehlo.multiply %a, %h : " + v, "%c"]], [v], "%b")
    f.checks("if_in_loop", [(x, "f32")],
             ["%h = stablehlo.constant dense<0.5> : " + v, number("two", 2)]
             + fori(["a"], ["%0"], [v], 5, ["%m = stablehlo.remainder %i, %two : tensor<i32>", less("%m", "%one", "i32", "EQ", "odd")] + inner + ["%b"]),
             [("%r#1", want, "f32", 0)])
    want = x.copy()
    for i in range(5):
        want = want if i % 2 else (want + want).astype(np.float32)
    f.checks("if_keeps_in_loop", [(x, "f32")],
             [number("two", 2)]
             + fori(["a"], ["%0"], [v], 5, ["%m = stablehlo.remainder %i, %two : tensor<i32>", less("%m", "%one", "i32", "EQ", "odd")]
                    + branches("if", "%odd", [["%a"], ["%c = stablehlo.add %a, %a : " + v, "%c"]], [v], "%b") + ["%b"]),
             [("%r#1", want, "f32", 0)])
    for k in (0, 1, 7):
        f.checks("loop_in_case_%d" % k, [(x, "f32"), (np.int32(k), "i32")],
                 branches("case", "%1", [fori(["a"], ["%0"], [v], 3, ["%b = stablehlo.add %a, %0 : " + v, "%b"]) + ["%r#1"],
                                           [number("true", "true", "i1")] + branches("if", "%true", [neg, add], [v]) + ["%r"]], [v], "%t"),
                 [("%t", [x * 4, -x][min(k, 1)].astype(np.float32), "f32", 0)])
    f.checks("tuples_and_barriers", [(x, "f32"), (np.bool_(True), "i1")],
             ["%t = stablehlo.tuple %0, %1 : tuple<" + v + ", tensor<i1>>", "%g = stablehlo.get_tuple_element %t[1] : (tuple<" + v + ", tensor<i1>>) -> tensor<i1>",
              "%k = stablehlo.create_token : !stablehlo.token", "%l = stablehlo.after_all %k, %k : !stablehlo.token",
              "%w:2 = stablehlo.while(%q = %l, %y = %0) : !stablehlo.token, " + v, " cond {", "  %f = stablehlo.constant dense<false> : tensor<i1>",
              "  stablehlo.return %f : tensor<i1>", "} do {", "  stablehlo.return %q, %y : !stablehlo.token, " + v, "}",
              "%o:2 = stablehlo.optimization_barrier %0, %g : " + v + ", tensor<i1>"] + branches("if", "%o#1", [["%a = stablehlo.add %o#0, %0 : " + v, "%a"], neg], [v]),
             [("%r", x + x, "f32", 0)])


def control_flow_scf(f):
    """scf ops on tensors, and scalars that they carry."""
    x = values("f32", (4,))
    v = "tensor<4xf32>"
    consts = ["%%c%d = arith.constant %d : index" % (k, k) for k in (0, 1, 2, 5, 11)]
    plus = lambda out, a, b: ["%%e%s = tensor.empty() : %s" % (out, v), "%%%s = linalg.add ins(%s, %s : %s, %s) outs(%%e%s : %s) -> %s" % (out, a, b, v, v, out, v, v)]
    own = ["%u = tensor.empty() : " + v, "%w = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [\"parallel\"]} "
           "ins(%a : " + v + ") outs(%u : " + v + ") {", "^bb0(%in: f32, %o: f32):", "  %s = arith.addf %in, %f : f32", "  linalg.yield %s : f32", "} -> " + v]
    for lower, upper, step in (("%c0", "%c5", "%c1"), ("%c1", "%c11", "%c2"), ("%c5", "%c1", "%c1")):
        r = range(int(lower[2:]), int(upper[2:]), int(step[2:]))
        f.checks("for", [(x, "f32")], consts + ["%%r = scf.for %%i = %s to %s step %s iter_args(%%a = %%0) -> (%s) {" % (lower, upper, step, v)]
                 + ["  " + b for b in plus("b", "%a", "%0")] + ["  scf.yield %b : " + v, "}"], [("%r", (x * np.float32(1 + len(r))).astype(np.float32), "f32", 1)])
        f.checks("for_reads_its_count", [(x, "f32")], consts + ["%%r = scf.for %%i = %s to %s step %s iter_args(%%a = %%0) -> (%s) {" % (lower, upper, step, v),
                 "  %j = arith.index_cast %i : index to i32", "  %f = arith.sitofp %j : i32 to f32"] + ["  " + b for b in own] + ["  scf.yield %w : " + v, "}"],
                 [("%r", (x + np.float32(sum(r))).astype(np.float32), "f32", 2)])
    f.checks("while_carries_scalars", [(x, "f32")],
             ["%z = arith.constant 0 : i32", "%one = arith.constant 1 : i32", "%n = arith.constant 6 : i32", "%h = arith.constant 0.5 : f32", "%g = arith.constant 1.0 : f32",
              "%r:3 = scf.while (%i = %z, %f = %g, %a = %0) : (i32, f32, " + v + ") -> (f32, i32, " + v + ") {", "  %p = arith.cmpi slt, %i, %n : i32",
              "  scf.condition(%p) %f, %i, %a : f32, i32, " + v, "} do {", "^bb0(%f: f32, %i: i32, %a: " + v + "):", "  %j = arith.addi %i, %one : i32", "  %k = arith.mulf %f, %h : f32"]
             + ["  " + b for b in own] + ["  scf.yield %j, %k, %w : i32, f32, " + v, "}", "%t = tensor.from_elements %r#0 : tensor<1xf32>", "%q = tensor.from_elements %r#1 : tensor<1xi32>"],
             [("%r#2", (x + np.float32(2 - 2.0**-5)).astype(np.float32), "f32", 2), ("%t", np.array([2.0**-6], np.float32), "f32", 0), ("%q", np.array([6], np.int32), "i32", 0)])
    for k in (-2, 0, 2, 3, 5, 6):
        f.checks("index_switch_%d" % abs(k) + ("_down" if k < 0 else ""), [(x, "f32"), (np.array([7, k], np.int32), "i32")],
                 ["%c1 = arith.constant 1 : index", "%k = tensor.extract %1[%c1] : tensor<2xi32>", "%i = arith.index_cast %k : i32 to index",
                  "%r = scf.index_switch %i -> " + v, "case 2 {"] + plus("b", "%0", "%0") + ["  scf.yield %b : " + v, "}", "case 5 {", "  scf.yield %0 : " + v, "}", "default {"]
                 + plus("b", "%0", "%0") + plus("c", "%b", "%0") + ["  scf.yield %c : " + v, "}"],
                 [("%r", (x * np.float32({2: 2, 5: 1}.get(k, 3))).astype(np.float32), "f32", 1)])
    # One index, read from an array, picks in front of the loop, in it, and for an inner condition.
    big = values("f32", (6, 4), seed=8)
    rows, one = "tensor<6x4xf32>", "tensor<1x4xf32>"
    pick = lambda name: "%%%s = stablehlo.dynamic_slice %%0, %%1, %%zero, sizes = [1, 4] : (%s, tensor<i32>, tensor<i32>) -> %s" % (name, rows, one)
    f.checks("an_index_inside_and_outside", [(big, "f32"), (np.int32(4), "i32")],
             [number("zero", 0), pick("s")] + fori(["a"], ["%s"], [one], 3, [pick("t"), "%b = stablehlo.add %a, %t : " + one, "%b"]) ,
             [("%r#1", ((big[4:5] + big[4:5]) + big[4:5] + big[4:5]).astype(np.float32), "f32", 0)])


def control_flow():
    f = File("control_flow.mlir", "Loops and branches of a host function, as exports write them: the host decides what runs next.")
    control_flow_loops(f)
    control_flow_counts(f)
    control_flow_nests(f)
    control_flow_branches(f)
    control_flow_scf(f)
    return f


def updated(x, u, *starts):
    """dynamic_update_slice."""
    x = x.copy()
    starts = [min(max(int(s), 0), n - m) for s, n, m in zip(starts, x.shape, u.shape)]
    x[tuple(slice(s, s + m) for s, m in zip(starts, u.shape))] = u
    return x


SLICES = [((7, 5), (1, 5)), ((1, 1), (1, 1)), ((9, 4), (3, 2)), ((1023, 1), (1, 1))]  # arrays, and what is put into them


def in_place_loops(f, t):
    """Slices that are written into what a loop carries, with what reads it before, behind, and at the same time."""
    zero = number("zero", 0)
    for shape, size in SLICES[: 4 if t in ("f32", "i32") else 3]:
        x, u = values(t, shape, special=False), values(t, size, seed=4, special=False)
        ty, tu = tensor(shape, t), tensor(size, t)
        name = "%s_%d_%d_" % (t, shape[0], size[0])
        put = "%%b = stablehlo.dynamic_update_slice %%a, %%u, %%i, %%zero : (%s, %s, tensor<i32>, tensor<i32>) -> %s" % (ty, tu, ty)
        add = "%%u = stablehlo.add %%1, %%1 : %s" % tu
        twice = (u + u).astype(NUMPY[t])
        given = [(x, t), (u, t)]
        want = x
        for i in range(12):
            want = updated(want, twice, i, 0)
        f.checks("puts_" + name, given, [zero] + fori(["a"], ["%0"], [ty], 12, [add, put, "%b"]), [("%r#1", want, t, 0), ("%0", x, t, 0)])
        # the old rows are read by the next value of another array
        want, other = x, x
        for i in range(12):
            want, other = updated(want, twice, i, 0), want
        f.checks("keeps_" + name, given, [zero] + fori(["a", "c"], ["%0", "%0"], [ty, ty], 12, [add, put, "%b, %a"]),
                 [("%r#1", want, t, 0), ("%r#2", other, t, 0)])
        # two arrays that change places
        want, other = x, x[::-1].copy()
        for i in range(12):
            want, other = other, updated(want, twice, i, 0)
        f.checks("swaps_" + name, given,
                 [zero, "%%v = stablehlo.reverse %%0, dims = [0] : %s" % ty] + fori(["a", "c"], ["%0", "%v"], [ty, ty], 12, [add, put, "%c, %b"]),
                 [("%r#1", want, t, 0), ("%r#2", other, t, 0)])
        # one slice over the other, and what is put comes from the array itself
        want = x
        for i in range(12):
            row = tuple(slice(0, n) for n in size)
            want = updated(updated(want, twice, i, 0), want[row], 1, 0)
        cut = "%%s = stablehlo.slice %%a [%s] : (%s) -> %s" % (", ".join("0:%d" % n for n in size), ty, tu)
        again = "%%d = stablehlo.dynamic_update_slice %%b, %%s, %%one, %%zero : (%s, %s, tensor<i32>, tensor<i32>) -> %s" % (ty, tu, ty)
        f.checks("itself_" + name, given, [zero] + fori(["a"], ["%0"], [ty], 12, [add, put, cut, again, "%d"]), [("%r#1", want, t, 0)])


def in_place_scatters(f, t):
    """One update after the other, from before the array's first element to behind its last."""
    x = values(t, (7, 5), special=False)
    ty = tensor((7, 5), t)
    for name, size, count, window, inserted, to in [
        ("row", (5,), 1, [0], [0], [0]), ("rows", (3, 5), 1, [0, 1], [], [0]), ("column", (7,), 1, [0], [1], [1]), ("element", (), 2, [], [0, 1], [0, 1]),
        ("block", (2, 3), 2, [0, 1], [], [0, 1]), ("narrow", (1, 3), 1, [0, 1], [], [0]),
    ]:
        u = values(t, size, seed=4, special=False)
        tu, ti = tensor(size, t), "tensor<%dxi32>" % count
        numbers = "scatter_dims_to_operand_dims = %s" % to
        if inserted:
            numbers = "inserted_window_dims = %s, " % inserted + numbers
        if window:
            numbers = "update_window_dims = %s, " % window + numbers
        for region, op, fn in [("set", None, lambda a, b: b), ("add", "add", lambda a, b: (a + b).astype(NUMPY[t])), ("less", "subtract", lambda a, b: (b - a).astype(NUMPY[t]))]:
            value = ["%%v = stablehlo.%s %s : tensor<%s>" % (op, "%q, %p" if region == "less" else "%p, %q", t)] if op else []
            put = ['%b = "stablehlo.scatter"(%a, %k, %1) ({', "^bb0(%%p: tensor<%s>, %%q: tensor<%s>):" % (t, t)]
            put += value + ["stablehlo.return %s : tensor<%s>" % ("%v" if op else "%q", t)]
            put += ["}) {indices_are_sorted = true, unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<%s>} : (%s, %s, %s) -> %s" % (numbers, ty, ti, tu, ty)]
            at = "%%k = stablehlo.broadcast_in_dim %%i, dims = [] : (tensor<i32>) -> %s" % ti
            want, other = x, x
            for i in range(-4, 9):
                other = want
                want = scatter_of([want], np.array([i] * count), [u], lambda a, b: [fn(a[0], b[0])], window, inserted, to, 0)[0]
            f.checks("scatters_%s_%s_%s" % (name, region, t), [(x, t), (u, t)], fori(["a"], ["%0"], [ty], 9, [at] + put + ["%b"], start=-4),
                     [("%r#1", want, t, 0)])
            f.checks("scatters_%s_%s_%s_kept" % (name, region, t), [(x, t), (u, t)],
                     fori(["a", "c"], ["%0", "%0"], [ty, ty], 9, [at] + put + ["%b, %a"], start=-4), [("%r#1", want, t, 0), ("%r#2", other, t, 0)])


def in_place_elements(f, t):
    """What a loop carries and changes element by element, with what reads it at other places, behind, and in its condition."""
    for shape in [(), (1,), (7,), (3, 5)] + ([(77,), (1023,)] if t in ("f32", "i8") else []):
        x, y = values(t, shape, special=False), values(t, shape, seed=4, special=False)
        ty, turn = tensor(shape, t), lambda a: a[tuple(slice(None, None, -1) for n in a.shape)]
        reverse = "%%s = stablehlo.reverse %%a, dims = %s : %s" % (list(range(len(shape))), ty)
        minus, plus = "%%b = stablehlo.subtract %%a, %%c : %s" % ty, "%%d = stablehlo.add %%c, %%b : %s" % ty
        for name, body, step in [
            ("leaps", [minus, plus, "%b, %d"], lambda a, c: (a - c, c + (a - c))),
            ("keeps", [minus, "%b, %a"], lambda a, c: (a - c, a)),
            ("turns", [reverse, "%%b = stablehlo.subtract %%s, %%c : %s" % ty, plus, "%b, %d"], lambda a, c: (turn(a) - c, c + (turn(a) - c))),
            ("behind", [minus, reverse, "%%d = stablehlo.add %%b, %%s : %s" % ty, "%b, %d"], lambda a, c: (a - c, (a - c) + turn(a))),
        ]:
            if x.size > 77 and name != "leaps":
                continue
            want = (x, y)
            with np.errstate(all="ignore"):
                for i in range(18):
                    want = tuple(np.asarray(w).astype(NUMPY[t]) for w in step(*want))
            results = [("%r#1", want[0], t, 0), ("%r#2", want[1], t, 0)]
            name = "%s_%s_%s" % (name, t, "x".join(str(n) for n in shape))
            f.checks(name, [(x, t), (y, t)], fori(["a", "c"], ["%0", "%1"], [ty, ty], 18, body), results)
            traced = fori(["a", "c"], ["%0", "%1"], [ty, ty], 18, body)
            traced = traced[:1] + [line.replace("%stop", "%2") for line in traced[2:]]
            f.checks(name + "_traced", [(x, t), (y, t), (np.int32(18), "i32")], traced, results)


def in_place():
    f = File("in_place.mlir", "Slices that are written over what is there, and what is changed element by element.")
    for t in ("f32", "i32", "i64", "f64", "i8"):
        in_place_elements(f, t)
    for t in ("f32", "i32", "f16", "i8", "f64", "i1"):
        in_place_loops(f, t)
    for t in ("f32", "i32", "i64", "i8"):
        in_place_scatters(f, t)
    return f


def tensors():
    f = File("tensors.mlir", "tensor.insert and concat, linalg.map, iree_linalg_ext.scatter and gather, as an author writes them.")
    arith = {"f": "addf", "i": "addi", "b": "addf"}
    for t in FLOATS + ["i8", "i32", "i64"]:
        for shape, place in [((), ()), ((1,), (0,)), ((7,), (6,)), ((3, 5), (2, 0)), ((3, 5), (0, 4))]:
            x, v = values(t, shape), values(t, (), seed=9)
            want = x.copy()
            want[place] = v
            body = ["%%i%d = arith.constant %d : index" % (k, i) for k, i in enumerate(place)]
            body += ["%%s = tensor.extract %%1[] : tensor<%s>" % t]
            body += ["%%r = tensor.insert %%s into %%0[%s] : %s" % (", ".join("%%i%d" % k for k in range(len(place))), tensor(shape, t))]
            f.case("insert_%s_%d" % (t, len(shape)), [(x, t), (v, t)], body, [(want, t)])
        x = values(t, (5,))
        want = x.copy()
        want[3] = x[1]
        body = ["%s = tensor.extract %1[] : tensor<i32>", "%i = arith.index_cast %s : i32 to index", "%c1 = arith.constant 1 : index"]
        body += ["%%v = tensor.extract %%0[%%c1] : tensor<5x%s>" % t, "%%r = tensor.insert %%v into %%0[%%i] : tensor<5x%s>" % t]
        f.case("insert_computed_%s" % t, [(x, t), (np.int32(3), "i32")], body, [(want, t)])
        for dim, shapes in [(0, [(2, 3), (1, 3), (0, 3), (4, 3)]), (1, [(3, 1), (3, 77)]), (2, [(1, 2, 2), (1, 2, 5), (1, 2, 1)])]:
            parts = [values(t, shape, seed=k + 1) for k, shape in enumerate(shapes)]
            want = np.concatenate(parts, dim)
            names = ", ".join("%%%d" % k for k in range(len(parts)))
            types = ", ".join(tensor(shape, t) for shape in shapes)
            body = ["%%r = tensor.concat dim(%d) %s : (%s) -> %s" % (dim, names, types, tensor(want.shape, t))]
            f.case("concat_%s_%d" % (t, dim), [(p, t) for p in parts], body, [(want, t)])
        for shape in [(), (1,), (77,), (3, 0), (3, 5, 2)]:
            x, y = values(t, shape), values(t, shape, seed=5)
            of = tensor(shape, t)
            with np.errstate(all="ignore"):
                want = round_bf16(x + y) if t == "bf16" else (x + y).astype(NUMPY[t])
            body = ["%%e = tensor.empty() : %s" % of]
            body += ["%%r = linalg.map { arith.%s } ins(%%0, %%1 : %s, %s) outs(%%e : %s)" % (arith[t[0]], of, of, of)]
            f.case("map_%s_%d" % (t, len(shape)), [(x, t), (y, t)], body, [(want, t)])
    # name, output, updates, indices, dimension_map
    for name, shape, updates, starts, dims in [
        ("elements", (7,), (4,), [[3], [0], [3], [6]], [0]),
        ("elements_bare", (7,), (3,), [3, 3, 6], [0]),
        ("rows", (5, 4), (3, 4), [[4], [1], [4]], [0]),
        ("parts", (5, 9), (3, 4), [[4, 5], [1, 0], [4, 3]], [0, 1]),
        ("swapped", (3, 8), (3,), [[4, 1], [7, 2], [4, 1]], [1, 0]),
    ]:
        for t in ["f32", "i32", "f16"]:
            for it in ["i32", "i64"]:
                x, u, starts = values(t, shape), values(t, updates, seed=3), np.asarray(starts)
                depth = starts.shape[1] if starts.ndim > 1 else 1
                windows = len(updates) - 1
                want = scatter_of(
                    [x],
                    starts,
                    [u],
                    lambda a, b: [(b[0] - a[0] + b[0]).astype(NUMPY[t])],
                    list(range(1, 1 + windows)),
                    list(range(len(shape) - windows)),
                    dims[:depth],
                    1,
                )[0]
                sub, add = ("subf", "addf") if t[0] == "f" else ("subi", "addi")
                body = [
                    "%%r = iree_linalg_ext.scatter dimension_map = %s unique_indices(false) ins(%%1, %%2 : %s, %s) outs(%%0 : %s) {"
                    % (dims, tensor(u.shape, t), tensor(starts.shape, it), tensor(shape, t)),
                    "^bb0(%%u: %s, %%o: %s):" % (t, t),
                    "  %%a = arith.%s %%u, %%o : %s" % (sub, t),
                    "  %%b = arith.%s %%a, %%u : %s" % (add, t),
                    "  iree_linalg_ext.yield %%b : %s" % t,
                    "} -> %s" % tensor(shape, t),
                ]
                f.case("ext_scatter_%s_%s_%s" % (name, t, it), [(x, t), (u, t), (starts.astype(NUMPY[it]), it)], body, [(want, t)])
    # name, source, indices, dimension_map
    for name, shape, starts, dims in [
        ("elements", (7,), [[3], [0], [3], [6]], [0]),
        ("elements_bare", (77,), [76, 3, 3, 0], [0]),
        ("rows", (5, 4), [[4], [1], [4]], [0]),
        ("rows_of_batches", (5, 4), [[4, 1, 1], [0, 3, 2]], [0]),
        ("columns", (5, 4), [3, 0], [1]),
        ("swapped", (3, 8, 2), [[4, 1], [7, 2], [4, 1]], [1, 0]),
        ("one", (3, 8), [2], [0]),
    ]:
        for t in FLOATS + ["i8", "i32", "i64"] if name == "rows" else ["f32", "i8"]:
            for masked in [False, True]:
                it = "i64" if masked else "i32"
                x, starts = values(t, shape), np.asarray(starts)
                depth = len(dims)
                batch = starts.shape[: starts.ndim - 1] if starts.shape[-1] == depth and (starts.ndim > 1 or name == "one") else starts.shape
                want_shape = batch + tuple(n for d, n in enumerate(shape) if d not in dims)
                want, mask = values(t, want_shape, seed=4), np.ones(batch, np.bool_)
                old, given = want.copy(), starts.copy()
                if masked:
                    mask.flat[::2] = False
                for at in np.ndindex(*batch):
                    index = np.atleast_1d(starts[at])
                    place = [slice(None)] * len(shape)
                    for k, d in enumerate(dims):
                        place[d] = int(index[k])
                    if mask[at]:
                        want[at] = x[tuple(place)]
                    else:
                        given[at] = 1000  # outside: it is not read
                ins = [tensor(shape, t), tensor(starts.shape, it)] + [tensor(batch, "i1")] * masked
                body = [
                    "%%r = iree_linalg_ext.gather dimension_map = %s ins(%s : %s) outs(%%%d : %s) -> %s"
                    % (dims, ", ".join("%%%d" % k for k in range(len(ins))), ", ".join(ins), len(ins), tensor(want.shape, t), tensor(want.shape, t))
                ]
                args = [(x, t), (given.astype(NUMPY[it]), it)] + [(mask, "i1")] * masked + [(old, t)]
                f.case("ext_gather_%s_%s_%s" % (name, t, "masked" if masked else "all"), args, body, [(want, t)])
    return f


def im2col(x, old, windows, offsets, sizes, dims, k_perm, output_perm, pads, pad):
    """What iree_linalg_ext.im2col makes of x: strides and dilations of windows; batch_pos, m_pos, k_pos; low pads of the source, low and high ones of the result."""
    (strides, dilations), (batch, moved, others), (low, before, behind) = windows, dims, pads
    shared = [d for d in range(x.ndim) if d not in batch]
    out = old.copy()
    for at in np.ndindex(*old.shape):
        split = []
        for i, of in enumerate(sizes):
            rest, parts = int(at[output_perm.index(i)]) + offsets[i], []
            for n in of[:0:-1]:
                rest, part = divmod(rest, n)
                parts.insert(0, part)
            split += [rest] + parts
        along = {shared[k_perm[j]]: split[len(batch) + len(moved) + j] for j in range(len(shared))}
        place = dict(zip(batch, split))
        place.update((d, along[d]) for d in others)
        for i, d in enumerate(moved):
            place[d] = split[len(batch) + i] * strides[i] + along[d] * dilations[i]
        index = tuple(place[d] - low[d] for d in range(x.ndim))
        inside = all(0 <= i < n for i, n in zip(index, x.shape)) and all(b <= i < n - e for i, n, b, e in zip(at, old.shape, before, behind))
        out[at] = x[index] if inside else pad
    return out


def ext_im2col(f):
    none = ([0] * 8, [0] * 8, [0] * 8)
    # name, source, result, strides and dilations, offsets, output_sizes, batch_pos, m_pos and k_pos, input_k_perm, output_perm, low pads and high ones
    for name, shape, to, windows, offsets, sizes, dims, k_perm, output_perm, pads in [
        ("nhwc", (2, 7, 5, 3), (2, 15, 18), ([1, 1], [1, 1]), [0, 0, 0], [[2], [5, 3], [3, 2, 3]], ([0], [1, 2], [3]), [0, 1, 2], [0, 1, 2], none),
        ("strided", (1, 9, 8, 2), (1, 3, 2, 8), ([2, 3], [3, 2]), [0, 0, 0, 0], [[1], [3], [2], [2, 2, 2]], ([0], [1, 2], [3]), [0, 1, 2], [0, 1, 2, 3], none),
        ("nchw", (2, 3, 5, 4), (2, 12, 4, 3), ([1, 1], [1, 1]), [0] * 4, [[2], [4], [3], [3, 2, 2]], ([0], [2, 3], [1]), [0, 1, 2], [0, 3, 1, 2], none),
        ("channels_first", (1, 6, 3), (1, 5, 6), ([1], [1]), [0, 0, 0], [[1], [5], [3, 2]], ([0], [1], [2]), [1, 0], [0, 1, 2], none),
        ("tile", (2, 7, 5, 3), (1, 4, 5), ([1, 1], [1, 1]), [1, 3, 7], [[2], [5, 3], [3, 2, 3]], ([0], [1, 2], [3]), [0, 1, 2], [0, 1, 2], none),
        ("no_batch", (4, 6), (3, 5, 4), ([1, 1], [1, 1]), [0, 0, 0], [[3], [5], [2, 2]], ([], [0, 1], []), [1, 0], [0, 1, 2], none),
        ("empty", (0, 7, 3), (0, 5, 9), ([1], [1]), [0, 0, 0], [[0], [5], [3, 3]], ([0], [1], [2]), [0, 1], [0, 1, 2], none),
        ("same", (2, 5, 3), (2, 5, 9), ([1], [1]), [0, 0, 0], [[2], [5], [3, 3]], ([0], [1], [2]), [0, 1], [0, 1, 2], ([0, 1, 0], [0] * 3, [0] * 3)),
        ("around", (2, 5, 3), (2, 8, 10), ([2], [1]), [0, 0, 0], [[2], [3], [3, 3]], ([0], [1], [2]), [0, 1], [0, 1, 2], ([0, 1, 0], [0, 1, 0], [0, 3, 1])),
    ]:
        padded = pads != none
        for t in FLOATS + ["i8", "i32"] if name in ("nhwc", "same") else ["f32", "i8"]:
            for dynamic in [False] if name in ("no_batch", "empty") else [False, True]:
                x, old, pad = values(t, shape), values(t, to, seed=4), values(t, (), seed=9)
                want = im2col(x, old, windows, offsets, sizes, dims, k_perm, output_perm, pads, pad)
                args, body = [(x, t), (old, t)] + [(pad, t)] * padded, []
                source, result, places, starts = tensor(shape, t), tensor(to, t), [list(map(str, of)) for of in sizes], list(map(str, offsets))
                values_in = ["%0", "%1"]
                if dynamic:  # sizes of arrays, an offset, and two of the sizes that numbers are split by
                    source, result = ("tensor<%s%s>" % ("?x" * len(s), t) for s in (shape, to))
                    body += ["%%x = tensor.cast %%0 : %s to %s" % (tensor(shape, t), source), "%%y = tensor.cast %%1 : %s to %s" % (tensor(to, t), result)]
                    body += ["%c1 = arith.constant 1 : index", "%m = tensor.dim %y, %c1 : " + result]
                    for i, (of, v) in enumerate([(offsets[1], "%o"), (sizes[-1][-1], "%a"), (sizes[-1][0], "%b")]):
                        body += ["%%i%d = arith.constant %d : index" % (i, of - to[1]), "%s = arith.addi %%m, %%i%d : index" % (v, i)]
                    starts[1], places[-1][-1], places[-1][0], values_in = "%o", "%a", "%b", ["%x", "%y"]
                attrs = ["strides = %s dilations = %s kernel_size = %s" % (*windows, [2] * len(windows[0]))]
                attrs += ["offsets = [%s]" % ", ".join(starts), "output_sizes = [%s]" % ", ".join("[%s]" % ", ".join(of) for of in places)]
                attrs += ["batch_pos = %s m_pos = %s k_pos = %s input_k_perm = %s output_perm = %s" % (*dims, k_perm, output_perm)]
                if padded and any(pads[0]):
                    attrs += ["input_pad_low = %s input_pad_high = %s" % (pads[0], pads[0])]
                if padded and any(pads[2]):
                    attrs += ["output_pad_low = %s output_pad_high = %s" % pads[1:]]
                if padded:
                    body += ["%%p = tensor.extract %%2[] : tensor<%s>" % t]
                    attrs += ["pad_value(%%p : %s)" % t]
                line = "%%r = iree_linalg_ext.im2col %s ins(%s : %s) outs(%s : %s) -> %s"
                line = line % (" ".join(attrs), values_in[0], source, values_in[1], result, result)
                if dynamic:
                    line = line.replace("%r =", "%d =") + "\n  %%r = tensor.cast %%d : %s to %s" % (result, tensor(to, t))
                f.case("im2col_%s_%s%s" % (name, t, "_dynamic" * dynamic), args, body + [line], [(want, t)])


def ext_map(f, load, name, shape, to, lines, yields, of, t, dynamic):
    """map_load or map_store by a region of these lines, which yields these values; `of` says the same of an index, or None."""
    x, old, pad = values(t, shape), values(t, to, seed=4), values(t, (), seed=9)
    want = old.copy()
    for at in np.ndindex(*(to if load else shape)):
        place = of(*at)
        if load:
            inside = all(0 <= i < n for i, n in zip(place, shape))
            want[at] = x[tuple(place)] if inside else pad
        elif place is not None:
            want[tuple(place)] = x[at]
    source, result = ("tensor<%s%s>" % ("?x" * len(s), t) if dynamic else tensor(s, t) for s in (shape, to))
    op, last = ("map_load", ("%p", t)) if load else ("map_store", ("%in", "i1"))
    rank = len(shape if load else to)
    body = ["%%x = tensor.cast %%0 : %s to %s" % (tensor(shape, t), source), "%%y = tensor.cast %%1 : %s to %s" % (tensor(to, t), result)]
    body += ["%%p = tensor.extract %%2[] : tensor<%s>" % t] * load
    body += ["%%d = iree_linalg_ext.%s %%x into %%y {" % op]
    body += ["^bb0(%s):" % ", ".join("%%i%d: index" % i for i in range(len(to if load else shape)))] + ["  " + line for line in lines]
    body += ["  iree_linalg_ext.yield %s : %s" % (", ".join(yields + [last[0]]), ", ".join(["index"] * rank + [last[1]]))]
    body += ["} : %s into %s -> %s" % (source, result, result), "%%r = tensor.cast %%d : %s to %s" % (result, tensor(to, t))]
    if not dynamic:
        body = [b for b in body if "tensor.cast" not in b]
        body = [b.replace("%x into %y", "%0 into %1").replace("%d =", "%r =") for b in body]
    args = [(x, t), (old, t)] + [(pad, t)] * load
    f.case("%s_%s_%s%s" % (op, name, t, "_dynamic" * dynamic), args, body, [(want, t)])


def ext_scan(f, shape, dim, inclusive, op, t, dynamic=False):
    """Along one dim: %0 scanned, and where each line ends; lines of exclusive ones start with 3."""
    x = values(t, shape, seed=len(f.names)) if t in FLOATS else anything(t, shape, seed=len(f.names))
    line = shape[:dim] + shape[dim + 1 :]
    fold = {"addi": np.add, "muli": np.multiply, "maximumf": maximum, "minsi": np.minimum}[op]
    want, acc = [], np.full(line, 3, x.dtype)
    with np.errstate(over="ignore"):
        for i in range(shape[dim]):
            e = np.take(x, i, dim)
            now = fold(acc, e) if i or not inclusive else e
            want.append(now if inclusive else acc)
            acc = now
    want = np.stack(want, dim)
    of, ends = tensor(shape, t), tensor(line, t)
    unknown, rest = "tensor<%s%s>" % ("?x" * len(shape), t), "tensor<%s%s>" % ("?x" * len(line), t)
    body = ["%%c = arith.constant 3%s : %s" % (".0" if t in FLOATS else "", t)]
    if dynamic:
        body += ["%%x = tensor.cast %%0 : %s to %s" % (of, unknown)]
        body += ["%%k%d = arith.constant %d : index" % (i, i) for i in range(len(shape))]
        body += ["%%n%d = tensor.dim %%x, %%k%d : %s" % (i, i, unknown) for i in range(len(shape))]
    source, whole, last = ("%x", unknown, rest) if dynamic else ("%0", of, ends)
    sizes = ["%%n%d" % i for i in range(len(shape))] if dynamic else []
    body += [
        "%%e = tensor.empty(%s) : %s" % (", ".join(sizes), whole),
        "%%l = tensor.empty(%s) : %s" % (", ".join(n for i, n in enumerate(sizes) if i != dim), last),
        "%%s = linalg.fill ins(%%c : %s) outs(%%l : %s) -> %s" % (t, last, last),
        "%%r:2 = iree_linalg_ext.scan dimension(%d) inclusive(%s) ins(%s : %s) outs(%%e, %%s : %s, %s) {" % (dim, str(inclusive).lower(), source, whole, whole, last),
        "^bb0(%%p: %s, %%q: %s):" % (t, t),
        "  %%z = arith.%s %%p, %%q : %s" % (op, t),
        "  iree_linalg_ext.yield %%z : %s" % t,
        "} -> %s, %s" % (whole, last),
    ]
    if dynamic:
        body += ["%%y = tensor.cast %%r#0 : %s to %s" % (whole, of)]
    name = "scan_%s_%s_%s_%s_%d%s" % ("inclusive" if inclusive else "exclusive", op, t, "x".join(map(str, shape)), dim, "_dynamic" if dynamic else "")
    f.case(name, [(x, t)], body, [(want, t)], names=["%y" if dynamic else "%r#0"])


def ext_scans(f):
    for n in [1, 2, 7, 8, 9, 16, 31, 32, 33, 65, 257, 1000]:
        for inclusive in [True, False]:
            ext_scan(f, (n,), 0, inclusive, "addi", "i32")
            ext_scan(f, (3, n), 1, inclusive, "maximumf", "f32")
            ext_scan(f, (n, 5), 0, inclusive, "muli", "i64")
            ext_scan(f, (2, n, 3), 1, inclusive, "minsi", "i16")
            if n < 100:
                ext_scan(f, (3, n), 1, inclusive, "addi", "i32", True)


def linalg_ext():
    f = File("linalg_ext.mlir", "iree_linalg_ext.im2col, map_load, map_store and scan.")
    ext_im2col(f)
    ext_scans(f)
    two = ["%c2 = arith.constant 2 : index", "%k = arith.muli %i0, %c2 : index"]
    minus = ["%c1 = arith.constant 1 : index", "%k = arith.subi %i1, %c1 : index"]
    row = ["%c5 = arith.constant 5 : index", "%q = arith.divui %i0, %c5 : index", "%m = arith.remui %i0, %c5 : index"]
    inside = ["%c3 = arith.constant 3 : index", "%in = arith.cmpi ult, %i1, %c3 : index"]
    always = ["%in = arith.constant true"]
    for t in ["f32", "f16", "i8", "i64"]:
        for dynamic in [False, True]:
            ext_map(f, True, "transpose", (3, 7), (7, 3), [], ["%i1", "%i0"], lambda i, j: (j, i), t, dynamic)
            ext_map(f, True, "padded", (3, 5), (4, 7), minus, ["%i0", "%k"], lambda i, j: (i, j - 1), t, dynamic)
            ext_map(f, True, "rows", (3, 5), (17,), row, ["%q", "%m"], lambda i: (i // 5, i % 5), t, dynamic)
            ext_map(f, True, "none", (0, 5), (2, 3), [], ["%i0", "%i1"], lambda i, j: (i, j), t, dynamic)
            ext_map(f, True, "nothing", (3, 5), (0, 3), [], ["%i0", "%i1"], lambda i, j: (i, j), t, dynamic)
            ext_map(f, False, "transpose", (3, 7), (7, 4), always, ["%i1", "%i0"], lambda i, j: (j, i), t, dynamic)
            ext_map(f, False, "masked", (4, 7), (4, 3), inside, ["%i0", "%i1"], lambda i, j: (i, j) if j < 3 else None, t, dynamic)
            ext_map(f, False, "spread", (5,), (11,), two + always, ["%k"], lambda i: (2 * i,), t, dynamic)
            ext_map(f, False, "rows", (14,), (3, 6), row + always, ["%q", "%m"], lambda i: (i // 5, i % 5), t, dynamic)
            ext_map(f, False, "empty", (0, 5), (2, 5), always, ["%i0", "%i1"], lambda i, j: (i, j), t, dynamic)
    ext_map(f, True, "scalar", (), (3,), [], [], lambda i: (), "f32", False)
    ext_map(f, False, "many", (37, 19), (19, 37), always, ["%i1", "%i0"], lambda i, j: (j, i), "f32", False)
    return f


def scan_op(shape, types, dim, reverse, lines, inits, first=0):
    """A window as wide as the array along one dim: lines are the region's, from %x0, %y0, … to %z0, …; inits are texts."""
    n, size = len(types), shape[dim]
    edge = ["[0, 0]"] * len(shape)
    edge[dim] = "[0, %d]" % (size - 1) if reverse else "[%d, 0]" % (size - 1)
    ones = ["1"] * len(shape)
    wide = [str(size) if d == dim else "1" for d in range(len(shape))]
    args = ["%%x%d: tensor<%s>" % (i, t) for i, t in enumerate(types)] + ["%%y%d: tensor<%s>" % (i, t) for i, t in enumerate(types)]
    arrays, scalars = ", ".join(tensor(shape, t) for t in types), ", ".join(tensor((), t) for t in types)
    return (
        ["%%init%d = stablehlo.constant dense<%s> : tensor<%s>" % (i, v, t) for i, (v, t) in enumerate(zip(inits, types))]
        + [
            '%s = "stablehlo.reduce_window"(%s, %s) <{padding = dense<[%s]> : tensor<%dx2xi64>, window_dimensions = array<i64: %s>, window_strides = array<i64: %s>}> ({'
            % (
                "%r" if n == 1 else "%r:" + str(n),
                ", ".join("%%%d" % (first + i) for i in range(n)),
                ", ".join("%%init%d" % i for i in range(n)),
                ", ".join(edge),
                len(shape),
                ", ".join(wide),
                ", ".join(ones),
            )
        ]
        + ["^bb0(%s):" % ", ".join(args)]
        + ["  " + line for line in lines]
        + ["  stablehlo.return %s : %s" % (", ".join("%%z%d" % i for i in range(n)), scalars)]
        + ["}) : (%s, %s) -> (%s)" % (arrays, scalars, arrays)]
    )


LOGADDEXP = [
    "%m = stablehlo.maximum %x0, %y0 : tensor<f32>",
    "%d = stablehlo.subtract %x0, %y0 : tensor<f32>",
    "%nan = stablehlo.compare NE, %d, %d, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>",
    "%s = stablehlo.add %x0, %y0 : tensor<f32>",
    "%a = stablehlo.abs %d : tensor<f32>",
    "%n = stablehlo.negate %a : tensor<f32>",
    "%e = stablehlo.exponential %n : tensor<f32>",
    "%l = stablehlo.log_plus_one %e : tensor<f32>",
    "%t = stablehlo.add %m, %l : tensor<f32>",
    "%z0 = stablehlo.select %nan, %s, %t : tensor<i1>, tensor<f32>",
]


def scans():
    f = File("scan.mlir", "Cumulative windows and scans.")

    def along(fn, x, dim, reverse):
        x = np.flip(x, dim) if reverse else x
        y = fn(x, dim)
        return np.flip(y, dim) if reverse else y

    low = {t: literal(-np.inf, t) if t in FLOATS else str(np.iinfo(NUMPY[t]).min) for t in FLOATS + INTS}
    high = {t: literal(np.inf, t) if t in FLOATS else str(np.iinfo(NUMPY[t]).max) for t in FLOATS + INTS}
    with np.errstate(all="ignore"):
        for t in FLOATS + INTS:
            x = values(t, (77,), seed=5)
            if t in FLOATS:
                x = np.rint(x).astype(NUMPY[t])  # exact in any order
            sign = np.where(x < 0, -1, 1) if t[0] != "u" else x
            sign = np.asarray(sign).astype(NUMPY[t])
            ops = [
                ("add", x, "0.0" if t in FLOATS else "0", lambda a, d, t=t: np.cumsum(a, d, dtype=NUMPY[t])),
                ("multiply", sign, "1.0" if t in FLOATS else "1", lambda a, d, t=t: np.cumprod(a, d, dtype=NUMPY[t])),
                ("maximum", x, low[t], lambda a, d: np.maximum.accumulate(a, d)),
                ("minimum", x, high[t], lambda a, d: np.minimum.accumulate(a, d)),
            ]
            for op, a, init, fn in ops:
                for reverse in (False, True):
                    lines = ["%%z0 = stablehlo.%s %%x0, %%y0 : tensor<%s>" % (op, t)]
                    body = scan_op(a.shape, [t], 0, reverse, lines, [init])
                    f.case("cum_%s_%s%s" % (op, t, "_reverse" * reverse), [(a, t)], body, [(along(fn, a, 0, reverse), t)])
    flags = values("i1", (40,), seed=2)
    for op, init, fn in [("or", "false", np.logical_or), ("and", "true", np.logical_and), ("xor", "false", np.logical_xor)]:
        a = np.roll(flags, 3) if op != "and" else ~flags | (np.arange(40) < 9)
        body = scan_op((40,), ["i1"], 0, False, ["%%z0 = stablehlo.%s %%x0, %%y0 : tensor<i1>" % op], [init])
        f.case("cum_%s_i1" % op, [(a, "i1")], body, [(fn.accumulate(a), "i1")])
    add = ["%z0 = stablehlo.add %x0, %y0 : tensor<i32>"]
    for n in [1, 2, 7, 31, 32, 33, 64, 65, 1024, 1025, 1100]:
        x = values("i32", (n,), seed=n)
        for reverse in (False, True):
            body = scan_op((n,), ["i32"], 0, reverse, add, ["0"])
            f.case("length_%d" % n, [(x, "i32")], body, [(along(np.cumsum, x, 0, reverse).astype(np.int32), "i32")])
    for shape in [(3, 40), (40, 3), (2, 35, 3), (35, 1, 36), (1, 33)]:
        x = values("i32", shape, seed=9)
        for dim in [d for d in range(len(shape)) if shape[d] > 1]:
            for reverse in (False, True):
                body = scan_op(shape, ["i32"], dim, reverse, add, ["0"])
                f.case("along_%d" % dim, [(x, "i32")], body, [(along(np.cumsum, x, dim, reverse).astype(np.int32), "i32")])
    x = values("i32", (50,), seed=1)  # what starts with something else is no scan; every window holds all of its padding
    body = scan_op((50,), ["i32"], 0, False, add, ["3"])
    f.case("starts_with_3", [(x, "i32")], body, [((np.cumsum(x) + 3 + 3 * np.arange(49, -1, -1)).astype(np.int32), "i32")])
    x = values("f32", (3, 70), seed=6)
    for reverse in (False, True):
        body = scan_op(x.shape, ["f32"], 1, reverse, LOGADDEXP, ["0xFF800000"])
        want = along(np.logaddexp.accumulate, x.astype(np.float64), 1, reverse)
        f.case("cumlogsumexp", [(x, "f32")], body, [(want.astype(np.float32), "f32")], atol=1e-5)
    scan_pairs(f)
    long_reductions(f)
    arg_reductions(f)
    scan_extensions(f)
    return f


def scan_pairs(f):
    """Two operands: the greatest so far with its place; and x -> a x + b, whose composition does not commute."""
    x, count = values("f32", (2, 45), seed=3), np.broadcast_to(np.arange(45, dtype=np.int32), (2, 45))
    lines = [
        "%gt = stablehlo.compare GT, %x0, %y0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>",
        "%eq = stablehlo.compare EQ, %x0, %y0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>",
        "%lt = stablehlo.compare LT, %x1, %y1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>",
        "%tie = stablehlo.and %eq, %lt : tensor<i1>",
        "%c = stablehlo.or %gt, %tie : tensor<i1>",
        "%z0 = stablehlo.select %c, %x0, %y0 : tensor<i1>, tensor<f32>",
        "%z1 = stablehlo.select %c, %x1, %y1 : tensor<i1>, tensor<i32>",
    ]
    body = scan_op((2, 45), ["f32", "i32"], 1, False, lines, ["0xFF800000", "2147483647"])
    top = np.maximum.accumulate(x, 1)
    place = np.array([[int(np.argmax(row[: i + 1])) for i in range(45)] for row in x], np.int32)
    f.checks("cumulative_argmax", [(x, "f32"), (count, "i32")], body, [("%r#0", top, "f32", 0), ("%r#1", place, "i32", 0)])
    a, b = (anything("ui32", (100,), seed=i) for i in (1, 2))
    lines = [  # first x, then y
        "%z0 = stablehlo.multiply %x0, %y0 : tensor<ui32>",
        "%p = stablehlo.multiply %x1, %y0 : tensor<ui32>",
        "%z1 = stablehlo.add %p, %y1 : tensor<ui32>",
    ]
    for reverse in (False, True):
        body = scan_op((100,), ["ui32", "ui32"], 0, reverse, lines, ["1", "0"])
        want = []
        for i in range(100):
            p, q = 1, 0
            for k in range(i, 100) if reverse else range(i + 1):
                p, q = p * int(a[k]) % 2**32, (q * int(a[k]) + int(b[k])) % 2**32
            want.append((p, q))
        want = np.array(want, np.uint32)
        f.checks("linear_maps", [(a, "ui32"), (b, "ui32")], body, [("%r#0", want[:, 0], "ui32", 0), ("%r#1", want[:, 1], "ui32", 0)])


ARGMAX = [  # as JAX has it: a NaN is the greatest, of equals the first
    "%gt = stablehlo.compare GT, %x0, %y0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>",
    "%nan = stablehlo.compare NE, %x0, %x0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>",
    "%first = stablehlo.or %gt, %nan : tensor<i1>",
    "%eq = stablehlo.compare EQ, %x0, %y0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>",
    "%lt = stablehlo.compare LT, %x1, %y1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>",
    "%tie = stablehlo.and %eq, %lt : tensor<i1>",
    "%c = stablehlo.or %first, %tie : tensor<i1>",
    "%z0 = stablehlo.select %first, %x0, %y0 : tensor<i1>, tensor<f32>",
    "%z1 = stablehlo.select %c, %x1, %y1 : tensor<i1>, tensor<i32>",
]


def reduce_op(shape, types, dims, lines, inits):
    n = len(types)
    cut = tuple(s for d, s in enumerate(shape) if d not in dims)
    args = ["%%x%d: tensor<%s>" % (i, t) for i, t in enumerate(types)] + ["%%y%d: tensor<%s>" % (i, t) for i, t in enumerate(types)]
    scalars = ", ".join(tensor((), t) for t in types)
    names = ["%%%d" % i for i in range(n)] + ["%%init%d" % i for i in range(n)]
    return (
        ["%%init%d = stablehlo.constant dense<%s> : tensor<%s>" % (i, v, t) for i, (v, t) in enumerate(zip(inits, types))]
        + ['%%r:%d = "stablehlo.reduce"(%s) <{dimensions = array<i64: %s>}> ({' % (n, ", ".join(names), ", ".join(map(str, dims)))]
        + ["^bb0(%s):" % ", ".join(args)]
        + ["  " + line for line in lines]
        + ["  stablehlo.return %s : %s" % (", ".join("%%z%d" % i for i in range(n)), scalars)]
        + ["}) : (%s, %s) -> (%s)" % (", ".join(tensor(shape, t) for t in types), scalars, ", ".join(tensor(cut, t) for t in types))]
    )


def long_reductions(f):
    """One thread has no long line to itself, where there are few."""
    for shape, dim in [((9,), 0), ((1024,), 0), ((1025,), 0), ((2, 1100), 1), ((1100, 2), 0), ((1, 1057, 1), 1)]:
        x = np.rint(values("f32", shape, seed=7) * 100).astype(np.float32)
        if shape == (2, 1100):
            x[1, 700] = x[1, 900] = np.nan
        body = ["%%1 = stablehlo.iota dim = %d : %s" % (dim, tensor(shape, "i32"))] + reduce_op(shape, ["f32", "i32"], [dim], ARGMAX, ["0xFF800000", "0"])
        f.checks("argmax", [(x, "f32")], body, [("%r#0", np.max(x, dim), "f32", 0), ("%r#1", np.argmax(x, dim).astype(np.int32), "i32", 0)])
    for n in [40000, 70001]:
        of = "tensor<%dxi32>" % n
        body = ["%%1 = stablehlo.iota dim = 0 : %s" % of, "%%f = stablehlo.constant dense<577> : %s" % of, "%%m = stablehlo.constant dense<70001> : %s" % of]
        body += ["%%p = stablehlo.multiply %%1, %%f : %s" % of, "%%k = stablehlo.remainder %%p, %%m : %s" % of]
        body += ["%%0 = stablehlo.convert %%k : (%s) -> tensor<%dxf32>" % (of, n)] + reduce_op((n,), ["f32", "i32"], [0], ARGMAX, ["0xFF800000", "0"])
        k = np.arange(n, dtype=np.int64) * 577 % 70001
        f.checks("argmax_of_many", [], body, [("%r#0", np.float32(k.max()), "f32", 0), ("%r#1", np.int32(k.argmax()), "i32", 0)])
    x, y = values("i32", (3, 5, 1200), seed=1), np.broadcast_to(np.arange(1200, dtype=np.int32), (3, 5, 1200))
    lines = ["%z0 = stablehlo.add %x0, %y0 : tensor<i32>", "%z1 = stablehlo.maximum %x1, %y1 : tensor<i32>"]
    body = ["%0 = stablehlo.broadcast_in_dim %line, dims = [2] : (tensor<1200xi32>) -> tensor<3x5x1200xi32>", "%1 = stablehlo.iota dim = 2 : tensor<3x5x1200xi32>"]
    body = ["%%line = util.unfoldable_constant %s" % dense(x[0, 0], "i32")] + body
    body += reduce_op((3, 5, 1200), ["i32", "i32"], [0, 2], lines, ["0", "-2147483648"])
    total = np.full(5, 3 * int(x[0, 0].sum()), np.int32)
    f.checks("sum_and_maximum", [], body, [("%r#0", total, "i32", 0), ("%r#1", y.max((0, 2)), "i32", 0)])


def arg_reductions(f):
    """argmax and argmin whose indices alone are used: NaN, infinities, equal values, zeros of both signs; by the last of equal ones, too."""
    shapes = [((3, 1), 1), ((5, 7), 1), ((5, 7), 0), ((2, 77), 1), ((3, 1000), 1), ((2, 1023), 1), ((1000, 3), 0), ((77,), 0), ((2, 3, 40), 1), ((1,), 0)]
    shapes += [((2, 1100), 1), ((77, 2), 0)]
    for shape, dim in shapes:
        of = [("f32", "argmax", False), ("f16", "argmin", False), ("i32", "argmax", True), ("ui8", "argmin", False), ("bf16", "argmax", True)]
        if shape in [(2, 1100), (77, 2)]:
            of += [("f32", "argmin", True), ("i16", "argmin", False), ("ui32", "argmax", True), ("i8", "argmax", False)]
        for t, name, last in of:
            if len(shape) == 3 and t != "f32" or t == "bf16" and shape not in [(2, 77), (2, 1100), (77, 2)]:
                continue
            x = cast(np.rint(values(t, shape, seed=5) * 3), t) if t in FLOATS else values(t, shape, seed=5)
            flat, n = x.reshape(-1), x.size
            if t in FLOATS and n > 70:
                flat[n // 2] = flat[n // 2 + 1] = np.nan
                flat[5], flat[n - 3], flat[n // 4] = np.inf, -np.inf, -0.0
            greatest = name == "argmax"
            inits = {"f32": ("0xFF800000", "0x7F800000"), "f16": ("0xFC00", "0x7C00"), "bf16": ("0xFF80", "0x7F80")}
            init = inits[t][not greatest] if t in FLOATS else str(np.iinfo(NUMPY[t]).min if greatest else np.iinfo(NUMPY[t]).max)
            lines = [line.replace("tensor<f32>", "tensor<%s>" % t).replace(", FLOAT", "") for line in ARGMAX]
            lines = [line.replace("GT", "LT") if not greatest and line.startswith("%gt") else line for line in lines]
            lines = [line.replace("LT", "GT") if last and line.startswith("%lt") else line for line in lines]
            want = np.empty(np.delete(np.array(shape), dim), np.int32)
            for at in np.ndindex(*want.shape):
                row = np.asarray(x[at[:dim] + (slice(None),) + at[dim:]], np.float64)
                best = np.isnan(row) if np.isnan(row).any() else row == (row.max() if greatest else row.min())
                want[at] = np.flatnonzero(best)[-1 if last and not np.isnan(row).any() else 0]
            body = ["%%1 = stablehlo.iota dim = %d : %s" % (dim, tensor(shape, "i32"))]
            body += reduce_op(shape, [t, "i32"], [dim], lines, [init, "-1" if last else "0"])
            f.checks("%s_%s" % (name, t), [(x, t)], body, [("%r#1", want, "i32", 0)])
    # places of 64 bits
    x = np.rint(values("f32", (77, 2), seed=6) * 3).astype(np.float32)
    lines = [line.replace("tensor<i32>", "tensor<i64>") for line in ARGMAX]
    body = ["%%1 = stablehlo.iota dim = 0 : %s" % tensor((77, 2), "i64")] + reduce_op((77, 2), ["f32", "i64"], [0], lines, ["0xFF800000", "0"])
    f.checks("argmax_f32_i64", [(x, "f32")], body, [("%r#0", x.max(0), "f32", 0), ("%r#1", x.argmax(0).astype(np.int64), "i64", 0)])
    # the initial pair counts, too
    body = ["%1 = stablehlo.iota dim = 1 : tensor<3x5xi32>"] + reduce_op((3, 5), ["f32", "i32"], [1], ARGMAX, ["2.0", "7"])
    x = np.array([[1, 0, 2, 2, 1], [0, 1, 1, 0, 1], [0, 3, 1, 3, np.nan]], np.float32)
    f.checks("argmax_beside_initial", [(x, "f32")], body, [("%r#1", np.array([2, 7, 4], np.int32), "i32", 0)])
    body = ["%1 = stablehlo.iota dim = 1 : tensor<3x0xi32>"] + reduce_op((3, 0), ["f32", "i32"], [1], ARGMAX, ["2.0", "7"])
    f.checks("argmax_of_none", [(np.zeros((3, 0), np.float32), "f32")], body, [("%r#1", np.full(3, 7, np.int32), "i32", 0)])


def scan_extensions(f):
    """iree_linalg_ext: scans with and without the element itself, sorts, the best of a line."""
    fill = "%%e = tensor.empty() : %s"
    ten = "%ten = arith.constant 10 : i32"
    bodies = {
        "add": (["%s = arith.addi %x, %y : i32"], lambda p, q: p + q),
        "max": (["%s = arith.maxsi %y, %x : i32"], max),
        "digits": (["%t = arith.muli %x, %ten : i32", "%s = arith.addi %t, %y : i32"], lambda p, q: p * 10 + q),
    }
    for shape, dim in [((1,), 0), ((5,), 0), ((0,), 0), ((33,), 0), ((3, 100), 1), ((40, 2, 3), 0), ((2, 1, 3), 1), ((2, 9), 0)]:
        x = values("i32", shape, seed=3)
        start = values("i32", shape[:dim] + shape[dim + 1 :], seed=4)
        for name, (lines, fn) in bodies.items():
            for inclusive in (True, False):
                want, last = np.zeros(shape, np.int32), start.copy()
                for at in np.ndindex(*start.shape):
                    acc, line = int(start[at]), at[:dim] + (slice(None),) + at[dim:]
                    out, of = [], x[line]
                    for i in range(shape[dim]):
                        if inclusive:
                            acc = int(of[i]) if i == 0 else fn(acc, int(of[i]))
                        elif i > 0:
                            acc = fn(acc, int(of[i - 1]))
                        out.append(acc)
                    want[line] = wrap(np.array(out, object), "i32") if out else want[line]
                    last[at] = wrap(np.array([acc], object), "i32")[0]
                types = "%s, %s" % (tensor(shape, "i32"), tensor(start.shape, "i32"))
                for dynamic in (False, True) if shape in [(5,), (0,), (3, 100)] else (False,):
                    of = "tensor<%si32>" % ("?x" * len(shape)) if dynamic else tensor(shape, "i32")
                    body = [ten, fill % tensor(shape, "i32")]
                    if dynamic:
                        cast_to = "%s to %s" % (tensor(shape, "i32"), of)
                        body += ["%%e2 = tensor.cast %%e : " + cast_to, "%%in = tensor.cast %%0 : " + cast_to]
                    names = ("%in", "%e2") if dynamic else ("%0", "%e")
                    types = "%s, %s" % (of, tensor(start.shape, "i32"))
                    body += [
                        "%%r:2 = iree_linalg_ext.scan dimension(%d) inclusive(%s) ins(%s : %s) outs(%s, %%1 : %s) {"
                        % (dim, str(inclusive).lower(), names[0], of, names[1], types)
                    ]
                    body += ["^bb0(%x: i32, %y: i32):"] + ["  " + line for line in lines] + ["  iree_linalg_ext.yield %s : i32", "} -> " + types]
                    result = "%r#0"
                    if dynamic:
                        body.append("%%whole = tensor.cast %%r#0 : %s to %s" % (of, tensor(shape, "i32")))
                        result = "%whole"
                    body = [line.replace("%%", "%") for line in body]
                    f.checks(
                        "ext_scan_%s_%s%s" % (name, "inclusive" if inclusive else "exclusive", "_dynamic" * dynamic),
                        [(x, "i32"), (start, "i32")],
                        body,
                        [(result, want, "i32", 0), ("%r#1", last, "i32", 0)],
                    )
    x, count = values("f32", (2, 30), seed=2), np.broadcast_to(np.arange(30, dtype=np.int32), (2, 30))
    types = "tensor<2x30xf32>, tensor<2x30xi32>"
    body = ["%%r:2 = iree_linalg_ext.sort dimension(1) outs(%%0, %%1 : %s) {" % types, "^bb0(%a: f32, %b: f32, %p: i32, %q: i32):"]
    body += ["  %c = arith.cmpf ogt, %a, %b : f32", "  iree_linalg_ext.yield %c : i1", "} -> " + types]
    want = sorted_by([x, count], [-x], 1)
    f.checks("ext_sort", [(x, "f32"), (count, "i32")], [b.replace("%%", "%") for b in body], [("%r#0", want[0], "f32", 0), ("%r#1", want[1], "i32", 0)])
    for k in (1, 4, 12):
        for given in (False, True):  # the places of the values
            best, place = np.full((2, k), -np.inf, np.float32), np.zeros((2, k), np.int32)
            places = (count * 3 + 1).astype(np.int32) if given else count
            cut = "tensor<2x%dxf32>, tensor<2x%dxi32>" % (k, k)
            ins = "%0, %1 : tensor<2x30xf32>, tensor<2x30xi32>" if given else "%0 : tensor<2x30xf32>"
            body = ["%%r:2 = iree_linalg_ext.topk dimension(1) ins(%s) outs(%%2, %%3 : %s) {" % (ins, cut), "^bb0(%a: f32, %b: f32):"]
            body += ["  %c = arith.cmpf ogt, %a, %b : f32", "  iree_linalg_ext.yield %c : i1", "} -> " + cut]
            want = sorted_by([x, places], [-x], 1)
            f.checks(
                "ext_topk",
                [(x, "f32"), (places.astype(np.int32), "i32"), (best, "f32"), (place, "i32")],
                body,
                [("%r#0", want[0][:, :k], "f32", 0), ("%r#1", want[1][:, :k], "i32", 0)],
            )
    return f


# ---- compositions ---------------------------------------------------------------------------------------------------------------------------------
def compositions():
    f = File("chlo.mlir", "chlo ops that are compositions of others.")

    def broadcast(name, op, xs, t, fn, to=None, dims=None, extra="", ulps=0):
        want = fn(*xs)
        types = ", ".join(tensor(x.shape, t) for x in xs)
        attrs = ([] if dims is None else ["broadcast_dimensions = array<i64: %s>" % ", ".join(map(str, dims)) if dims else "broadcast_dimensions = array<i64>"]) + (
            [extra] if extra else []
        )
        f.case(
            name,
            [(x, t) for x in xs],
            [
                "%%r = chlo.broadcast_%s %s%s : (%s) -> %s"
                % (op, ", ".join("%%%d" % i for i in range(len(xs))), " {%s}" % ", ".join(attrs) if attrs else "", types, tensor(want.shape, to or t))
            ],
            [(want, to or t)],
            ulps=ulps,
        )

    shapes = [((), (3,)), ((3, 1), (4,)), ((1, 5), (3, 1)), ((0, 3), (3,)), ((2, 1, 7), (77 // 7, 7)), ((1,), (1, 1)), ((5,), (5,))]
    with np.errstate(all="ignore"):
        for k, (s, z) in enumerate(shapes):
            for t in ["f32", "i32", "f16", "bf16", "f64", "i8", "ui64"]:
                x, y = values(t, s, seed=k + 1), values(t, z, seed=k + 20)
                broadcast("add_%d_%s" % (k, t), "add", [x, y], t, lambda a, b: wrap(a + b, t) if t[0] in "iu" else cast(a.astype(np.float64) + b, t))
        x, y = values("f32", (3, 1), seed=3), values("f32", (1, 4), seed=4)
        for op, fn in {
            "subtract": np.subtract,
            "multiply": np.multiply,
            "divide": np.divide,
            "maximum": np.maximum,
            "minimum": np.minimum,
        }.items():
            broadcast(op, op, [x, y], "f32", lambda a, b: fn(a, b).astype(np.float32), ulps=3 if op == "divide" else 0)
        x, y = np.array([[5], [-7], [77]], np.int32), np.array([[3, 1, 2, 31]], np.int32)
        for op, fn in {
            "and": np.bitwise_and,
            "or": np.bitwise_or,
            "xor": np.bitwise_xor,
            "remainder": np.fmod,
            "shift_left": np.left_shift,
            "shift_right_arithmetic": np.right_shift,
            "shift_right_logical": lambda a, b: (a.view(np.uint32) >> b.view(np.uint32)).view(np.int32),
            "power": lambda a, b: wrap(np.array([[pow(int(p), int(q), 1 << 32) for q in b[0]] for p in a[:, 0]], np.uint64).astype(np.int64), "i32"),
        }.items():
            broadcast(op, op, [x, y], "i32", fn)
    for d, fn in {"EQ": np.equal, "LT": np.less, "GE": np.greater_equal}.items():
        x, y = np.array([[1], [2], [3]], np.int32), np.array([1, 2, 3, 4], np.int32)
        broadcast("compare_" + d, "compare", [x, y], "i32", fn, "i1", extra="comparison_direction = #chlo<comparison_direction %s>" % d)
    x, y = np.array([[1.0, -0.0], [2.0, 0.0], [3.0, np.nan]], np.float32), np.array([1, 0, 3], np.float32)
    broadcast(
        "compare_dims", "compare", [x, y], "f32", lambda a, b: a == b[:, None], "i1", dims=[0], extra="comparison_direction = #chlo<comparison_direction EQ>"
    )
    x, y = values("f32", (3, 1, 2)), values("f32", (3,), seed=8)
    broadcast("add_dims", "add", [x, y], "f32", lambda a, b: a + b[:, None, None], dims=[0])
    broadcast("add_dims_middle", "add", [y, x], "f32", lambda b, a: a + b[None, :, None], dims=[1])
    broadcast("add_dims_none", "add", [x, np.float32(2.5)], "f32", lambda a, b: a + b, dims=[])
    p, x, y = np.array([[True], [False], [True]]), values("f32", (4,)), values("f32", (3, 4), seed=5)
    f.case(
        "select",
        [(p, "i1"), (x, "f32"), (y, "f32")],
        ["%r = chlo.broadcast_select %0, %1, %2 : (tensor<3x1xi1>, tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>"],
        [(np.where(p, x, y), "f32")],
    )
    chlo_functions(f)
    return f


def chlo_unary(op, shape, t, to=None):
    return ["%%r = chlo.%s %%0 : %s -> %s" % (op, tensor(shape, t), tensor(shape, to or t))]


def chlo_functions(f):
    with open(os.path.join(HERE, "special.txt"), encoding="utf-8") as facts:
        rows = [line.split() for line in facts if not line.startswith("#")]
    nan, inf = math.nan, math.inf
    lin, log = np.linspace, np.logspace
    closed = {
        "sinh": (math.sinh, lin(-9, 9, 13), log(-6, 0, 5)),
        "cosh": (math.cosh, lin(-9, 9, 13), log(-6, 0, 5)),
        "asinh": (math.asinh, lin(-60, 60, 13), log(-6, 4, 11)),
        "acosh": (math.acosh, lin(1, 60, 13), log(0.01, 4, 11)),
        "atanh": (math.atanh, lin(-0.96, 0.96, 13), log(-6, -0.1, 5)),
        "asin": (math.asin, lin(-1, 1, 13), log(-6, -0.1, 5)),
        "acos": (math.acos, lin(-1, 1, 13), log(-6, -0.1, 5)),
        "atan": (math.atan, lin(-9, 9, 13), log(-6, 4, 11)),
        "tan": (math.tan, lin(-9, 9, 13), log(-6, 2, 9)),
        "erf": (math.erf, lin(-3, 3, 13), log(-6, 0, 5)),
    }
    limits = {
        "erfc": [nan, 0, 2, 1, 1, math.erfc(1), math.erfc(-1), math.erfc(-2)],
        "erf_inv": [nan, nan, nan, 0, -0.0, inf, -inf, nan],
        "lgamma": [nan, inf, inf, inf, inf, 0, inf, inf],
        "digamma": [nan, inf, nan, nan, nan, -0.5772156649015329, nan, nan],
        "bessel_i1e": [nan, 0, -0.0, 0, -0.0, 0.2079104153497085, -0.2079104153497085, -0.2152692892489377],
        "erf": [nan, 1, -1, 0, -0.0, math.erf(1), math.erf(-1), math.erf(-2)],
        "sinh": [nan, inf, -inf, 0, -0.0, math.sinh(1), math.sinh(-1), math.sinh(-2)],
        "cosh": [nan, inf, inf, 1, 1, math.cosh(1), math.cosh(1), math.cosh(2)],
        "asinh": [nan, inf, -inf, 0, -0.0, math.asinh(1), math.asinh(-1), math.asinh(-2)],
        "acosh": [nan, inf, nan, nan, nan, 0, nan, nan],
        "atanh": [nan, nan, nan, 0, -0.0, inf, -inf, nan],
        "asin": [nan, nan, nan, 0, -0.0, math.asin(1), math.asin(-1), nan],
        "acos": [nan, nan, nan, math.pi / 2, math.pi / 2, 0, math.pi, nan],
        "atan": [nan, math.pi / 2, -math.pi / 2, 0, -0.0, math.atan(1), math.atan(-1), math.atan(-2)],
        "is_inf": [0, 1, 1, 0, 0, 0, 0, 0],
        "is_pos_inf": [0, 1, 0, 0, 0, 0, 0, 0],
        "is_neg_inf": [0, 0, 1, 0, 0, 0, 0, 0],
        "square": [nan, inf, inf, 0, 0, 1, 1, 4],
        "conj": [nan, inf, -inf, 0, -0.0, 1, -1, -2],
    }
    for t in FLOATS:
        for op in ["polygamma", "zeta"]:
            x, y, want = np.array([[float(v) for v in r[2:]] for r in rows if r[:2] == [op, t]]).T
            n = tensor(x.shape, t)
            text = "%%r = chlo.%s %%0, %%1 : %s, %s -> %s"
            ulps = 1 if ULPS[t] == 1 else 8 if op == "zeta" else 16  # the interpreter's factorial in f64; twelve powers are summed
            f.case("%s_%s" % (op, t), [(cast(x, t), t), (cast(y, t), t)], [text % (op, n, n, n)], [(cast(want, t), t)], ulps=ulps)
            if op == "zeta":
                x, y = [nan, 2, 1, 0.5, 2, 3, 2, 3, 2.5, 2.5], [1, nan, 1, 1, 0, 0, -1, -1, -1, -0.5]
                want = [nan, nan, inf, nan, inf, nan, inf, nan, nan, nan]
            else:
                x, y = [nan, 1, -1, 1.5, 1, 2, 1, 2, 0, 0], [1, nan, 1, 1, 0, 0, -1, -1, 0, inf]
                want = [nan, nan, nan, nan, inf, nan, inf, nan, nan, inf]
            n = tensor((10,), t)
            f.case("%s_limits_%s" % (op, t), [(cast(x, t), t), (cast(y, t), t)], [text % (op, n, n, n)], [(cast(want, t), t)])
        for op in sorted({r[0] for r in rows if len(r) == 4}):
            pairs = [(float(r[2]), float(r[3])) for r in rows if r[:2] == [op, t]]
            x, want = np.array(pairs).T
            ulps = 16 if (op, t) == ("digamma", "f64") else ULPS[t]  # the interpreter sums up to 3 for what may be 0.1
            f.case("%s_%s" % (op, t), [(cast(x, t), t)], chlo_unary(op, x.shape, t), [(cast(want, t), t)], ulps=ulps)
        for op, (fn, *parts) in closed.items():
            x = cast(np.concatenate(parts), t)
            want = np.array([fn(float(v)) for v in x])
            f.case("%s_%s" % (op, t), [(x, t)], chlo_unary(op, x.shape, t), [(cast(want, t), t)], ulps=ULPS[t])
        x = cast([nan, inf, -inf, 0.0, -0.0, 1.0, -1.0, -2.0], t)
        for op, want in limits.items():
            to = "i1" if op.startswith("is_") else t
            want = np.array(want, bool) if to == "i1" else cast(want, t)
            f.case("%s_limits_%s" % (op, t), [(x, t)], chlo_unary(op, (8,), t, to), [(want, to)], ulps=ULPS[t])
        # next_after, by bits: the one of each pair after x towards y
        w, u = width(t), "ui%d" % width(t)
        top, one, inf_ = 1 << (w - 1), int(bits_of(cast(np.array([1.0]), t), t)[0]), int(bits_of(cast(np.array([inf]), t), t)[0])
        triples = [
            (one, inf_, one + 1),
            (one, 0, one - 1),
            (one | top, 0, (one | top) - 1),
            (one | top, inf_ | top, (one | top) + 1),
            (one, one | top, one - 1),
            (one, one, one),
            (0, one, 1),
            (0, one | top, 1 | top),
            (top, one, 1),
            (0, top, top),
            (top, 0, 0),
            (inf_ - 1, inf_, inf_),
            (inf_, 0, inf_ - 1),
            (inf_, inf_, inf_),
            (1, 0, 0),
            (1 | top, one, top),
            (3, 7, 4),
        ]
        x, y, want = [Bits([a[k] for a in triples]) for k in range(3)]
        n = tensor(x.shape, t)
        f.checks(
            "next_after_" + t,
            [(x, t), (y, t)],
            [
                "%%r = chlo.next_after %%0, %%1 : %s, %s -> %s" % (n, n, n),
                "%%b = stablehlo.bitcast_convert %%r : (%s) -> %s" % (n, tensor(x.shape, u)),
            ],
            [("%b", np.array(want.a.tolist(), NUMPY[u]), u, 0)],
        )
        x, y = cast([nan, 1, nan], t), cast([1, nan, nan], t)
        f.case("next_after_nan_" + t, [(x, t), (y, t)], ["%%r = chlo.next_after %%0, %%1 : %s, %s -> %s" % ((tensor((3,), t),) * 3)], [(cast([nan] * 3, t), t)])
        for shape in SHAPES:
            x = values(t, shape)
            f.case(
                "constant_like_%d_%s" % (len(shape), t),
                [(x, t)],
                ['%%r = "chlo.constant_like"(%%0) <{value = 2.5 : %s}> : (%s) -> %s' % (t, tensor(shape, t), tensor(shape, t))],
                [(np.full(shape, 2.5, x.dtype), t)],
            )
            f.case("square_%d_%s" % (len(shape), t), [(x, t)], chlo_unary("square", shape, t), [(cast(x.astype(np.float64) ** 2, t), t)])
    for t in ["i32", "ui8"]:
        f.case(
            "constant_like_" + t,
            [(np.array([1, 2, 3], NUMPY[t]), t)],
            ['%%r = "chlo.constant_like"(%%0) <{value = 7 : %s}> : (tensor<3x%s>) -> tensor<3x%s>' % (t, t, t)],
            [(np.full(3, 7, NUMPY[t]), t)],
        )
    for part in ["f32", "f64"]:
        t = "complex<%s>" % part
        f.case(
            "constant_like_complex_" + part,
            [(np.array([1, 2j, 3], NUMPY[t]), t)],
            ['%%r = "chlo.constant_like"(%%0) <{value = #complex.number<:%s 1.5, -2.0> : %s}> : (tensor<3x%s>) -> tensor<3x%s>' % (part, t, t, t)],
            [(np.full(3, 1.5 - 2j, NUMPY[t]), t)],
        )


def batch_norms():
    f = File("batch_norm.mlir", "batch_norm_training and batch_norm_grad.")
    atol = {"f32": 1e-4, "f16": 2e-2, "bf16": 2e-1, "f64": 1e-10}
    for t in FLOATS:
        for shape, feature in [((3, 2, 2), 1), ((7, 3), 1), ((2, 3, 4), 0), ((1, 5), 1), ((4, 1), 0), ((77, 2), 1), ((3, 0), 1), ((2, 2, 3, 5), 3)]:
            if t != "f32" and shape[0] == 77:
                continue
            c, axes = shape[feature], tuple(d for d in range(len(shape)) if d != feature)
            x, g = values(t, shape), values(t, shape, seed=7)
            scale, offset = values(t, (c,), seed=3), values(t, (c,), seed=4)
            mean, var = values(t, (c,), seed=5), cast(np.abs(values(t, (c,), seed=6)) + 0.5, t)
            wide = [a.astype(np.float64) for a in (x, g, scale, offset, mean, var)]
            at = [1] * len(shape)
            at[feature] = c
            eps = 0.125
            m, v = wide[0].mean(axis=axes), wide[0].var(axis=axes)
            out = (wide[0] - m.reshape(at)) / np.sqrt(v + eps).reshape(at) * wide[2].reshape(at) + wide[3].reshape(at)
            per, all_ = tensor((c,), t), tensor(shape, t)
            name = "x".join(map(str, shape)) + "_%d_%s" % (feature, t)
            f.checks(
                "training_" + name,
                [(x, t), (scale, t), (offset, t)],
                [
                    '%%r:3 = "stablehlo.batch_norm_training"(%%0, %%1, %%2) <{epsilon = 1.25e-01 : f32, feature_index = %d : i64}> : (%s) -> (%s)'
                    % (feature, ", ".join([all_, per, per]), ", ".join([all_, per, per]))
                ],
                [("%r#0", cast(out, t), t, 0), ("%r#1", cast(m, t), t, 0), ("%r#2", cast(v, t), t, 0)],
                atol=atol[t],
            )
            n, d, s = wide[0].size // max(c, 1), wide[0] - wide[4].reshape(at), np.sqrt(wide[5] + eps)
            s1, s2 = wide[1].sum(axis=axes), (wide[1] * d).sum(axis=axes)
            with np.errstate(all="ignore"):
                grad = (wide[2] / s / n).reshape(at) * (n * wide[1] - s1.reshape(at) - d * (s2 / s / s).reshape(at))
            f.checks(
                "grad_" + name,
                [(x, t), (scale, t), (mean, t), (var, t), (g, t)],
                [
                    '%%r:3 = "stablehlo.batch_norm_grad"(%%0, %%1, %%2, %%3, %%4) <{epsilon = 1.25e-01 : f32, feature_index = %d : i64}> : (%s) -> (%s)'
                    % (feature, ", ".join([all_, per, per, per, all_]), ", ".join([all_, per, per]))
                ],
                [("%r#0", cast(grad, t), t, 0), ("%r#1", cast(s2 / s, t), t, 0), ("%r#2", cast(s1, t), t, 0)],
                atol=atol[t],
            )
    return f


# Threefry-2x32 in 20 rounds and Philox-4x32 in 10, on arrays of uint32; counters as XLA hands them out (compared with jax.lax.rng_bit_generator and
# compiled stablehlo.rng_bit_generator of JAX 0.10.2 on a CPU, every type and shape below).
def three_fry(k0, k1, x0, x1):
    ks = [k0, k1, k0 ^ k1 ^ np.uint32(0x1BD11BDA)]
    x0, x1 = x0 + ks[0], x1 + ks[1]
    for i in range(5):
        for r in [[13, 15, 26, 6], [17, 29, 16, 24]][i % 2]:
            x0 = x0 + x1
            x1 = ((x1 << np.uint32(r)) | (x1 >> np.uint32(32 - r))) ^ x0
        x0, x1 = x0 + ks[(i + 1) % 3], x1 + ks[(i + 2) % 3] + np.uint32(i + 1)
    return x0, x1


def philox(c, key):
    c = [np.asarray(x, np.uint64) for x in c]
    for i in range(10):
        k = [np.uint64((key[j] + i * step) % 2**32) for j, step in enumerate([0x9E3779B9, 0xBB67AE85])]
        p, q = c[0] * np.uint64(0xD2511F53), c[2] * np.uint64(0xCD9E8D57)
        c = [(q >> np.uint64(32)) ^ c[1] ^ k[0], q & np.uint64(0xFFFFFFFF), (p >> np.uint64(32)) ^ c[3] ^ k[1], p & np.uint64(0xFFFFFFFF)]
    return c


def words_of(v, n, count):
    """The 32-bit words of v, v + 1, … modulo 2^(32 n), lowest first."""
    return [np.array([((v + i) >> (32 * j)) & 0xFFFFFFFF for i in range(count)], np.uint32) for j in range(n)]


def random_bits(algorithm, state, shape, bits):
    """Of `bits` per element as uint64, and the next state."""
    n, wide, low = int(np.prod(shape, dtype=np.int64)), bits == 64, np.uint64(0xFFFFFFFF)
    key = [state[0] & 0xFFFFFFFF, state[0] >> 32]
    if algorithm == "THREE_FRY":
        half, split = list(shape), None
        if not wide and shape:
            split = next((d for d, s in enumerate(shape) if s % 2 == 0), int(np.argmax(shape)))
            half[split] = (shape[split] + 1) // 2
        count = int(np.prod(half, dtype=np.int64))
        x = three_fry(np.uint32(key[0]), np.uint32(key[1]), *words_of(state[1], 2, count))
        x = [a.astype(np.uint64) for a in x]
        after = [state[0], (state[1] + count) % 2**64]
        if wide:
            return (x[0] | x[1] << np.uint64(32)).reshape(shape), after
        if split is None:
            return x[0].reshape(shape), after
        x = np.stack([a.reshape(half) for a in x], axis=split + 1)
        half[split] *= 2
        return np.take(x.reshape(half), np.arange(shape[split]), axis=split), after
    group = 2 if wide else 4
    count = -(-n // group)
    counter = state[1] | (state[2] if len(state) == 3 else state[0]) << 64
    x = philox(words_of(counter, 4, count), key)
    x = [x[0] | x[1] << np.uint64(32), x[2] | x[3] << np.uint64(32)] if wide else x
    counter = (counter + count) % 2**128
    return np.stack(x, 1).reshape(-1)[:n].reshape(shape), [state[0], counter & (2**64 - 1), counter >> 64][: len(state)]


def randoms():
    f = File("rng.mlir", "Random bits and numbers.")
    big = 0xFFFFFFFFFFFFFFFE
    with np.errstate(over="ignore"):
        for t in ["ui32", "ui64", "ui8", "ui16", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64"]:
            bits = width(t)
            u = "ui%d" % bits
            for shape in [(), (1,), (7,), (8,), (3, 5), (3, 4), (2, 3, 5), (0, 3), (77,), (1000,), (1023,)]:
                if t not in ["ui32", "ui64"] and shape not in [(), (7,), (3, 4), (0, 3)]:
                    continue
                for name, algorithm, state in [
                    ("three_fry", "THREE_FRY", [0x123456789ABCDEF0, big]),
                    ("philox", "PHILOX", [0x123456789ABCDEF0, big]),
                    ("philox3", "PHILOX", [0x123456789ABCDEF0, big, 0x3FFFFFFFF]),
                    ("philox3_wraps", "PHILOX", [7, 2**64 - 1, 2**64 - 1]),
                    ("default", "DEFAULT", [42, 0]),
                ]:
                    if np.prod(shape) > 500 and (name == "philox" or (t == "ui64") == (name == "three_fry")):
                        continue
                    if name in ["philox3_wraps", "default"] and (t != "ui32" or shape not in [(7,), (3, 4)]):
                        continue
                    x, after = random_bits(algorithm, state, shape, bits)
                    s = "tensor<%dxui64>" % len(state)
                    body = ["%%s, %%r = stablehlo.rng_bit_generator %%0, algorithm = %s : (%s) -> (%s, %s)" % (algorithm, s, s, tensor(shape, t))]
                    if t != u:
                        body.append("%%b = stablehlo.bitcast_convert %%r : (%s) -> %s" % (tensor(shape, t), tensor(shape, u)))
                    f.checks(
                        "%s_%s_%s" % (name, t, "x".join(map(str, shape)) or "scalar"),
                        [(np.array(state, np.uint64), "ui64")],
                        body,
                        [("%s", np.array(after, np.uint64), "ui64", 0), ("%r" if t == u else "%b", (x & np.uint64(2**bits - 1)).astype(NUMPY[u]), u, 0)],
                    )
    # rng: op number i of a function draws with the key i
    shape = (3, 5)
    for t in FLOATS + ["i32", "i64", "ui8", "ui64", "i8"]:
        a, b = (np.array(-2, NUMPY[t]), np.array(3, NUMPY[t])) if t[0] != "u" else (np.array(2, NUMPY[t]), np.array(77, NUMPY[t]))
        for kind in ["UNIFORM", "NORMAL"] if t in FLOATS else ["UNIFORM"]:
            w = (64 if t == "f64" else 32) if t in FLOATS else width(t)
            with np.errstate(over="ignore"):
                x, _ = random_bits("PHILOX", [0, 0], shape, w)
            x = x & np.uint64(2**w - 1)
            if t not in FLOATS:
                want = wrap((x % np.uint64(int(b) - int(a))).astype(np.int64) + int(a), t)
            else:
                m = FORMATS[t][0]
                if kind == "UNIFORM":
                    want = float(a) + (x >> np.uint64(w - m)).astype(np.float64) * 2.0**-m * (float(b) - float(a))
                else:
                    u = ((x >> np.uint64(w - m + 1)).astype(np.float64) + 0.5) * 2.0 ** (2 - m) - 1
                    want = float(a) + float(b) * math.sqrt(2) * inverse_erf(u)
                want = cast(want, t)
            f.case(
                "rng_%s_%s" % (kind.lower(), t),
                [(a, t), (b, t), (np.array(shape, np.int64), "i64")],
                [
                    "%%r = stablehlo.rng %%0, %%1, %%2, distribution = %s : (tensor<%s>, tensor<%s>, tensor<2xi64>) -> %s"
                    % (kind, t, t, tensor(shape, t))
                ],
                [(want, t)],
                atol={"f32": 2e-6, "f16": 2e-2, "bf16": 2e-1, "f64": 1e-14}.get(t),
            )
    body, results = [], []
    for i in range(2):
        body.append(
            "%%r%d = stablehlo.rng %%0, %%1, %%2, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<7xi32>" % i
        )
        with np.errstate(over="ignore"):
            x, _ = random_bits("PHILOX", [i, 0], (7,), 32)
        results.append(("%%r%d" % i, (x % np.uint64(1000)).astype(np.int32), "i32", 0))
    f.checks("rng_twice", [(np.int32(0), "i32"), (np.int32(1000), "i32"), (np.array([7], np.int64), "i64")], body, results)
    return f


@np.vectorize
def inverse_erf(x):
    """By bisection on math.erf and math.erfc."""
    if abs(x) >= 1:
        return math.copysign(math.inf, x) if abs(x) == 1 else math.nan
    low, high = 0.0, 6.0
    for _ in range(80):
        mid = (low + high) / 2
        above = math.erf(mid) > abs(x) if abs(x) < 0.5 else math.erfc(mid) < 1 - abs(x)
        low, high = (low, mid) if above else (mid, high)
    return math.copysign((low + high) / 2, x)
    return f


# ---- shapes that are operands -------------------------------------------------------------------------------------------------------------------
def open_batch(f):
    """Reshapes, transforms and solvers of arrays of which one size is unknown."""

    def case(name, inputs, types, line, want, to, ulps=0, atol=None):
        body = ["%%a%d = tensor.cast %%%d : %s to %s" % (i, i, tensor(x.shape, "f32"), of) for i, (x, of) in enumerate(zip(inputs, types))]
        body += line + ["%%r = tensor.cast %%d : %s to %s" % (to, tensor(want.shape, "f32"))]
        f.case(name, [(x, "f32") for x in inputs], body, [(want.astype(np.float32), "f32")], ulps, atol)

    for shape, of, to in [((4, 3), "4x?", (1, 4, 3)), ((1, 4, 3), "1x4x?", (4, 3)), ((3, 4), "?x4", (1, 3, 4)), ((3, 4, 9), "?x4x9", (12, 9)),
                          ((12, 9), "?x9", (3, 4, 9)), ((2, 3, 8), "2x?x8", (6, 8)), ((6, 8), "?x8", (2, 3, 8))]:
        x, a = values("f32", shape), "tensor<%sxf32>" % of
        of_to = {(1, 4, 3): "1x4x?", (4, 3): "4x?", (1, 3, 4): "1x?x4", (12, 9): "?x9", (3, 4, 9): "?x4x9", (6, 8): "?x8", (2, 3, 8): "2x?x8"}[to]
        b = "tensor<%sxf32>" % of_to
        case("open_reshape_%s_%s" % ("x".join(map(str, shape)), "x".join(map(str, to))), [x], [a], ["%%d = stablehlo.reshape %%a0 : (%s) -> %s" % (a, b)],
             x.reshape(to), b)
    for n in (8, 12, 67):
        x = values("f32", (3, 2, n))
        a, c = "tensor<?x2x%dxf32>" % n, "tensor<?x2x%dxcomplex<f32>>" % (n // 2 + 1)
        case("open_fft_%d" % n, [x], [a], ["%%c = stablehlo.fft %%a0, type = RFFT, length = [%d] : (%s) -> %s" % (n, a, c),
                                         "%%d = stablehlo.fft %%c, type = IRFFT, length = [%d] : (%s) -> %s" % (n, c, a)], x, a, 4096, 1e-5)
    for n in (5, 19):
        half = np.tril(np.arange(n * n).reshape(n, n) % 3 + 1) + np.eye(n) * (n + 1)
        want = np.stack([half, half * 2, half + np.eye(n)])
        x, a = (want @ np.swapaxes(want, 1, 2)).astype(np.float32), "tensor<?x%dx%dxf32>" % (n, n)
        case("open_cholesky_%d" % n, [x], [a], ["%%d = stablehlo.cholesky %%a0, lower = true : %s" % a], want, a, 512)
        for left in (True, False):
            b = np.arange(3 * n * 4).reshape((3, n, 4) if left else (3, 4, n)) % 5 - 2.0
            of = "tensor<?x%sxf32>" % ("%dx4" % n if left else "4x%d" % n)
            right = want @ b if left else b @ want
            case("open_solve_%d_%s" % (n, "left" if left else "right"), [want.astype(np.float32), right.astype(np.float32)], [a, of],
                 ['%%d = "stablehlo.triangular_solve"(%%a0, %%a1) <{left_side = %s, lower = true, unit_diagonal = false, '
                  "transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (%s, %s) -> %s" % (str(left).lower(), a, of, of)], b, of, 4096)


def dynamic():
    """Sizes that fold: of constants, and of arrays that were cast to dynamic ones. tests/shapes/dynamic.mlir has those that stay open."""
    f = File("dynamic.mlir", "Shapes that are operands.")
    open_batch(f)

    def unknown(shape, t):
        return "tensor<%sx%s>" % ("x".join("?" * len(shape)), t) if shape else tensor(shape, t)

    def opened(name, value, shape, t):
        return ["%s = tensor.cast %s : %s to %s" % (name, value, tensor(shape, t), unknown(shape, t))] if shape else []

    def closed(shape, t):
        return ["%%r = tensor.cast %%d : %s to %s" % (unknown(shape, t), tensor(shape, t))]

    def ints(name, values, t="i64", shape=None):
        return "%s = stablehlo.constant %s" % (name, dense(np.array(values).reshape(shape or (len(values),)), t))

    for t in ["complex<f32>", "complex<f64>"]:
        want = np.broadcast_to(np.arange(3)[:, None], (3, 77))
        body = [ints("%s", (3, 77), "i32"), "%%d = stablehlo.dynamic_iota %%s, dim = 0 : (tensor<2xi32>) -> %s" % unknown((3, 77), t)]
        f.case("iota_complex_%s_3x77" % t[8:-1], [], body + closed((3, 77), t), [(want.astype(NUMPY[t]), t)])
    for t in TYPES:
        for shape, dims, to in [((), [], (7,)), ((3, 1), [2, 0], (5, 2, 3)), ((7,), [1], (3, 7)), ((0, 3), [0, 1], (0, 3)), ((1,), [0], (1023,))]:
            x = anything(t, shape)
            order = np.argsort(dims)
            placed = np.ones(len(to), int)
            for i, d in enumerate(dims):
                placed[d] = shape[i]
            want = np.broadcast_to(np.transpose(x, order).reshape(placed), to)
            body = opened("%a", "%0", shape, t) + [
                ints("%s", to, "i32"),
                "%%d = stablehlo.dynamic_broadcast_in_dim %s, %%s, dims = [%s] : (%s, tensor<%dxi32>) -> %s"
                % ("%a" if shape else "%0", ", ".join(map(str, dims)), unknown(shape, t), len(to), unknown(to, t)),
            ]
            f.case("broadcast_%s_%s" % (t, "x".join(map(str, to))), [(x, t)], body + closed(to, t), [(want, t)])
        for shape, to in [((2, 6), (4, 3)), ((77,), (7, 1, 11)), ((3, 0), (0, 5)), ((1, 1), (1,)), ((2, 3, 4), (2, 12))]:
            x = anything(t, shape)
            body = opened("%a", "%0", shape, t) + [
                ints("%s", to),
                "%%d = stablehlo.dynamic_reshape %%a, %%s : (%s, tensor<%dxi64>) -> %s" % (unknown(shape, t), len(to), unknown(to, t)),
            ]
            f.case("reshape_%s_%s" % (t, "x".join(map(str, to))), [(x, t)], body + closed(to, t), [(x.reshape(to), t)])
        if t != "i1":
            for to, dim in [((7,), 0), ((3, 77), 1), ((77, 2), 0), ((0,), 0)]:
                want = np.broadcast_to(np.expand_dims(np.arange(to[dim]), [i for i in range(len(to)) if i != dim]), to)
                body = [ints("%s", to, "i32"), "%%d = stablehlo.dynamic_iota %%s, dim = %d : (tensor<%dxi32>) -> %s" % (dim, len(to), unknown(to, t))]
                f.case("iota_%s_%s" % (t, "x".join(map(str, to))), [], body + closed(to, t), [(cast(want, t) if t in FLOATS else wrap(want.astype(object), t), t)])
        for shape, low, high, inner in [((5,), [2], [0], [1]), ((3, 4), [-1, 2], [1, -3], [0, 2]), ((1, 7), [0, 0], [0, 3], [4, 0]), ((0, 2), [1, 1], [1, 0], [3, 1])]:
            x, v = anything(t, shape), anything(t, (), seed=9)
            want = x
            for d in range(len(shape)):
                n = want.shape[d]
                spread = np.full(want.shape[:d] + (max(n + (n - 1) * inner[d], 0),) + want.shape[d + 1 :], v, want.dtype)
                spread[(slice(None),) * d + (slice(None, None, inner[d] + 1),)] = want
                edges = [(max(l, 0), max(h, 0)) if i == d else (0, 0) for i, (l, h) in enumerate(zip(low, high))]
                spread = np.pad(spread, edges, constant_values=v)
                want = spread[(slice(None),) * d + (slice(max(-low[d], 0), spread.shape[d] - max(-high[d], 0)),)]
            body = opened("%a", "%0", shape, t) + [ints("%l", low), ints("%h", high), ints("%i", inner)]
            body.append(
                "%%d = stablehlo.dynamic_pad %%a, %%1, %%l, %%h, %%i : (%s, tensor<%s>, tensor<%dxi64>, tensor<%dxi64>, tensor<%dxi64>) -> %s"
                % (unknown(shape, t), t, len(shape), len(shape), len(shape), unknown(want.shape, t))
            )
            f.case("pad_%s_%s" % (t, "x".join(map(str, shape))), [(x, t), (v, t)], body + closed(want.shape, t), [(want, t)])
        for shape, start, limit, stride in [((9,), [1], [8], [3]), ((4, 7), [0, 2], [4, 7], [2, 1]), ((3, 5), [1, 5], [3, 5], [1, 1])]:
            x = anything(t, shape)
            want = x[tuple(slice(a, b, c) for a, b, c in zip(start, limit, stride))]
            body = opened("%a", "%0", shape, t) + [ints("%b", start), ints("%e", limit), ints("%s", stride)]
            body.append(
                "%%d = stablehlo.real_dynamic_slice %%a, %%b, %%e, %%s : (%s, tensor<%dxi64>, tensor<%dxi64>, tensor<%dxi64>) -> %s"
                % (unknown(shape, t), len(shape), len(shape), len(shape), unknown(want.shape, t))
            )
            f.case("slice_%s_%s" % (t, "x".join(map(str, shape))), [(x, t)], body + closed(want.shape, t), [(want, t)])
    for t in ["f32", "f16", "i32"]:
        x, k = np.arange(24).reshape(1, 6, 4, 1) % 7 - 3, np.arange(6).reshape(2, 3, 1, 1) - 2
        padded = np.pad(x, [(0, 0), (2, 0), (1, 3), (0, 0)])[:, :, :-1]
        want = np.zeros((1, 7, 5, 1), int)
        for i in range(7):
            for j in range(5):
                want[0, i, j, 0] = (padded[0, i : i + 2, j : j + 3, 0] * k[:, :, 0, 0]).sum()
        body = opened("%a", "%0", x.shape, t) + [
            ints("%p", [2, 0, 1, 2], shape=(2, 2)),
            '%%d = "stablehlo.dynamic_conv"(%%a, %%1, %%p) {batch_group_count = 1 : i64, feature_group_count = 1 : i64, '
            "dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>} : (%s, %s, tensor<2x2xi64>) -> %s"
            % (unknown(x.shape, t), tensor(k.shape, t), unknown(want.shape, t)),
        ]
        kind = NUMPY[t]
        f.case("conv_%s" % t, [(x.astype(kind), t), (k.astype(kind), t)], body + closed(want.shape, t), [(want.astype(kind), t)])
    for shape in [(3, 5), (1, 1), (0, 4), (77, 2)]:
        x = whole_numbers("f32", shape, 1)
        of = unknown(shape, "f32")
        loop = opened("%a", "%0", shape, "f32") + [
            "%%s:2 = stablehlo.while(%%i = %%1, %%v = %%a) : tensor<i32>, %s" % of,
            " cond {",
            "  %five = stablehlo.constant dense<5> : tensor<i32>",
            "  %c = stablehlo.compare LT, %i, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>",
            "  stablehlo.return %c : tensor<i1>",
            "} do {",
            "  %one = stablehlo.constant dense<1> : tensor<i32>",
            "  %j = stablehlo.add %i, %one : tensor<i32>",
            "  %%w = stablehlo.add %%v, %%a : %s" % of,
            "  %%t = stablehlo.reverse %%w, dims = [0] : %s" % of,
            "  stablehlo.return %%j, %%t : tensor<i32>, %s" % of,
            "}",
            "%%d = stablehlo.add %%s#1, %%a : %s" % of,
        ]
        v = x
        for _ in range(5):
            v = (v + x)[::-1]
        f.case("while", [(x, "f32"), (np.asarray(0, np.int32), "i32")], loop + closed(shape, "f32"), [(v + x, "f32")])
        for taken in [True, False]:
            branch = opened("%a", "%0", shape, "f32") + [
                '%s = "stablehlo.if"(%1) ({',
                "  %%t = stablehlo.add %%a, %%a : %s" % of,
                "  stablehlo.return %%t : %s" % of,
                "}, {",
                "  %%t = stablehlo.reverse %%a, dims = [0] : %s" % of,
                "  stablehlo.return %%t : %s" % of,
                "}) : (tensor<i1>) -> %s" % of,
                "%%d = stablehlo.add %%s, %%a : %s" % of,
            ]
            f.case("if", [(x, "f32"), (np.asarray(taken), "i1")], branch + closed(shape, "f32"), [(x + (x + x if taken else x[::-1]), "f32")])
        y = whole_numbers("f32", shape, 2)
        c = unknown(shape, "complex<f32>")
        product = opened("%a", "%0", shape, "f32") + opened("%b", "%1", shape, "f32") + [
            "%%x = stablehlo.complex %%a, %%b : %s" % c,
            "%%y = stablehlo.convert %%a : (%s) -> %s" % (of, c),
            "%%p = stablehlo.multiply %%x, %%y : %s" % c,
            "%%q = stablehlo.subtract %%p, %%y : %s" % c,
            "%%e = stablehlo.real %%q : (%s) -> %s" % (c, of),
            "%%g = stablehlo.imag %%q : (%s) -> %s" % (c, of),
            "%%d = stablehlo.subtract %%e, %%g : %s" % of,
        ]
        f.case("complex", [(x, "f32"), (y, "f32")], product + closed(shape, "f32"), [(x * x - x - y * x, "f32")])
        sizes = [
            "%n = stablehlo.get_dimension_size %a, dim = 0 : (" + of + ") -> tensor<i32>",
            "%m = stablehlo.get_dimension_size %a, dim = 1 : (" + of + ") -> tensor<i32>",
            "%one = stablehlo.constant dense<1> : tensor<i32>",
            "%less = stablehlo.subtract %m, %one : tensor<i32>",
            "%rows = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>",
            "%columns = stablehlo.reshape %less : (tensor<i32>) -> tensor<1xi32>",
            "%size = stablehlo.concatenate %rows, %columns, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>",
            "%at = stablehlo.reshape %1 : (tensor<i32>) -> tensor<1xi32>",
        ]
        gather = opened("%a", "%0", shape, "f32") + sizes + [
            '%%g = "stablehlo.dynamic_gather"(%%a, %%at, %%size) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>} : '
            "(%s, tensor<1xi32>, tensor<2xi32>) -> %s" % (of, of),
            "%%d = stablehlo.dynamic_broadcast_in_dim %%g, %%size, dims = [0, 1] : (%s, tensor<2xi32>) -> %s" % (of, of),
        ]
        f.case("gather_rest", [(x, "f32"), (np.asarray(1, np.int32), "i32")], gather + closed((shape[0], shape[1] - 1), "f32"), [(x[:, 1:], "f32")])
    return f


def quantization():
    f = File("quant.mlir", "Quantized types: as the specification's dequantize and quantize, step by step in f32.")
    one = np.float32

    class Q:
        def __init__(self, text, low, high, scales, zeros, axis=None):
            self.text, self.low, self.high, self.axis = "!quant.uniform<%s>" % text, low, high, axis
            self.scales, self.zeros = np.array(scales, np.float32), np.array(zeros, np.float32)

        def at(self, v, x):
            return v if self.axis is None else v.reshape([-1 if d == self.axis else 1 for d in range(x.ndim)])

        def quantize(self, x):
            q = np.rint(x.astype(np.float32) / self.at(self.scales, x)).astype(np.float32) + self.at(self.zeros, x)
            return np.clip(q, one(self.low), one(self.high)).astype(np.float32)

        def dequantize(self, q):
            return ((q - self.at(self.zeros, q)) * self.at(self.scales, q)).astype(np.float32)

    types = {
        "i8": Q("i8:f32, 0.5:3", -128, 127, 0.5, 3),
        "u8": Q("u8:f32, 0.25:128", 0, 255, 0.25, 128),
        "i8_narrow": Q("i8<-127:127>:f32, 1.0e-1", -127, 127, 0.1, 0),
        "i16": Q("i16:f32, 0.125:-7", -32768, 32767, 0.125, -7),
        "i32": Q("i32:f32, 0.0625", -(2**31), 2**31 - 1, 0.0625, 0),
        "axis0": Q("i8:f32:0, {0.5:3,0.25,2.0:-4}", -128, 127, [0.5, 0.25, 2], [3, 0, -4], 0),
        "axis1": Q("i8<-127:127>:f32:1, {0.5, 0.1, 0.25, 1.0, 3.0}", -127, 127, [0.5, 0.1, 0.25, 1, 3], [0] * 5, 1),
    }

    def case(name, q, inputs, ops, want):
        """inputs become %q0…, quantized; ops define %q; want: what it holds, dequantized."""
        body = []
        for i, x in enumerate(inputs):
            n = tensor(x.shape, q.text)
            body.append("%%q%d = stablehlo.uniform_quantize %%%d : (%s) -> %s" % (i, i, tensor(x.shape, "f32"), n))
        body += ops
        body.append("%%r = stablehlo.uniform_dequantize %%q : (%s) -> %s" % (tensor(want.shape, q.text), tensor(want.shape, "f32")))
        f.case(name, [(x, "f32") for x in inputs], body, [(want, "f32")], ulps=1)

    for name, q in types.items():
        for shape in [(3, 5)] if q.axis is not None else [(), (1,), (0, 3), (3, 5), (77,)][: 5 if name == "i8" else 4]:
            x, y = values("f32", shape, -40, 40), values("f32", shape, -3, 3, seed=2)
            n = tensor(shape, q.text)
            k = "%s_%s" % (name, "x".join(map(str, shape)) or "scalar")
            X, Y = q.dequantize(q.quantize(x)), q.dequantize(q.quantize(y))
            case("quantize_" + k, q, [x], ["%%q = stablehlo.reshape %%q0 : (%s) -> %s" % (n, n)], X)
            for op, fn in {"add": np.add, "multiply": np.multiply, "subtract": np.subtract, "maximum": np.maximum}.items():
                case("%s_%s" % (op, k), q, [x, y], ["%%q = stablehlo.%s %%q0, %%q1 : %s" % (op, n)], q.dequantize(q.quantize(fn(X, Y).astype(np.float32))))
            case("abs_" + k, q, [x], ["%%q = stablehlo.abs %%q0 : %s" % n], q.dequantize(q.quantize(np.abs(X))))
    # from one scale to another; limits; what moves elements
    a, b = types["i8"], types["u8"]
    x = np.array([np.inf, -np.inf, 0, -0.0, 1e30, 62.1, -65.5, 0.25, 0.75, -0.25], np.float32)
    n, u = tensor(x.shape, a.text), tensor(x.shape, b.text)
    f.case(
        "requantize",
        [(x, "f32")],
        [
            "%%q = stablehlo.uniform_quantize %%0 : (%s) -> %s" % (tensor(x.shape, "f32"), n),
            "%%u = stablehlo.uniform_quantize %%q : (%s) -> %s" % (n, u),
            "%%r = stablehlo.uniform_dequantize %%u : (%s) -> %s" % (u, tensor(x.shape, "f32")),
        ],
        [(b.dequantize(b.quantize(a.dequantize(a.quantize(x)))), "f32")],
    )
    f.case(
        "bits",
        [(x, "f32")],
        [
            "%%q = stablehlo.uniform_quantize %%0 : (%s) -> %s" % (tensor(x.shape, "f32"), n),
            "%%r = stablehlo.bitcast_convert %%q : (%s) -> %s" % (n, tensor(x.shape, "i8")),
        ],
        [(a.quantize(x).astype(np.int8), "i8")],
    )
    x = values("f32", (2, 3), -40, 40)
    X = a.dequantize(a.quantize(x))
    n, t = tensor((2, 3), a.text), tensor((3, 2), a.text)
    case("transpose", a, [x], ["%%q = stablehlo.transpose %%q0, dims = [1, 0] : (%s) -> %s" % (n, t)], X.T)
    case("slice", a, [x], ["%%q = stablehlo.slice %%q0 [0:2, 1:3] : (%s) -> %s" % (n, tensor((2, 2), a.text))], X[:, 1:])
    y = values("f32", (3, 4), -3, 3, seed=4)
    Y = a.dequantize(a.quantize(y))
    body = "%%q = stablehlo.dot_general %%q0, %%q1, contracting_dims = [1] x [0] : (%s, %s) -> %s"
    case("dot", a, [x, y], [body % (n, tensor((3, 4), a.text), tensor((2, 4), a.text))], a.dequantize(a.quantize((X @ Y).astype(np.float32))))
    s = tensor((), a.text)
    case(
        "reduce",
        a,
        [x, np.float32(0)],
        [
            '%%q = "stablehlo.reduce"(%%q0, %%q1) <{dimensions = array<i64: 1>}> ({\n    ^bb0(%%x: %s, %%y: %s):\n'
            "      %%z = stablehlo.maximum %%x, %%y : %s\n      stablehlo.return %%z : %s\n  }) : (%s, %s) -> %s" % (s, s, s, s, n, s, tensor((2,), a.text))
        ],
        np.maximum(X.max(axis=1), 0).astype(np.float32),
    )
    return f


def constants():
    f = File("constants.mlir", "Ops on constants, and reductions over dims of size 1.")
    for of in (conversions(), elementwise_int(), edges()):
        for text in of.text[1:]:
            name = text[text.index("@") + 1 : text.index("(")]
            if len(text) > 500 or name in f.names:
                continue
            f.names.add(name)
            f.text.append(text.replace("util.unfoldable_constant", "stablehlo.constant"))
    for t in ("f32", "f16", "i32", "i8", "f64"):
        for shape, dims in (((7, 1), [1]), ((1, 5, 1), [0, 2]), ((1,), [0]), ((1, 1), [0, 1]), ((77, 1, 3), [1])):
            x = values(t, shape, special=False)
            kept = tuple(s for i, s in enumerate(shape) if i not in dims)
            body = [
                "%%z = stablehlo.constant %s" % dense(np.asarray(2, NUMPY[t]), t),
                "%%s = stablehlo.reduce(%%0 init: %%z) applies stablehlo.add across dimensions = %s : (%s, %s) -> %s"
                % (dims, tensor(shape, t), tensor((), t), tensor(kept, t)),
                "%%r = stablehlo.multiply %%s, %%s : %s" % tensor(kept, t),
            ]
            once = cast((x.astype(np.float64) + 2), t) if t in FLOATS else wrap(x.astype(np.int64) + 2, t)
            square = cast(once.astype(np.float64) ** 2, t) if t in FLOATS else wrap(once.astype(np.int64) ** 2, t)
            f.case("reduce_one_%s_%s" % (t, "x".join(map(str, shape))), [(x, t)], body, [(square.reshape(kept), t)])
        x, y = values(t, (7, 1), seed=2), values(t, (1, 5), seed=3)
        product = x.astype(np.float64) * y.astype(np.float64)
        f.case(
            "outer_%s" % t,
            [(x, t), (y, t)],
            ["%%r = stablehlo.dot %%0, %%1 : (%s, %s) -> %s" % (tensor((7, 1), t), tensor((1, 5), t), tensor((7, 5), t))],
            [(cast(product, t) if t in FLOATS else wrap(product.astype(np.int64), t), t)],
        )
    return f


# ---- products by groups of rows ------------------------------------------------------------------------------------------------------------------
def ragged():
    f = File("ragged_dot.mlir", "chlo.ragged_dot: rows that are free, contracted or a batch; groups that are empty, too short, of each batch.")

    def case(name, t, x, y, sizes, batch, contract, row, group, out, want, of="i32"):
        numbers = "lhs_batching_dimensions = %s, rhs_batching_dimensions = %s, lhs_contracting_dimensions = %s, rhs_contracting_dimensions = %s, "
        numbers += "lhs_ragged_dimensions = [%d], rhs_group_dimensions = %s"
        f.case(
            name,
            [(x, t), (y, t), (np.array(sizes), of)],
            [
                '%%r = "chlo.ragged_dot"(%%0, %%1, %%2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<%s>}> : (%s, %s, %s) -> %s'
                % (
                    numbers % (batch[0], batch[1], contract[0], contract[1], row, [] if group is None else [group]),
                    tensor(x.shape, t),
                    tensor(y.shape, t),
                    tensor(np.shape(sizes), of),
                    tensor(want.shape, out),
                )
            ],
            [(want, out)],
            atol=1e-4,
        )

    def rows(sizes, n):  # the group of each row, -1 for none
        return (np.repeat(np.arange(len(sizes)), sizes).tolist() + [-1] * n)[:n]

    def whole(t, shape, seed):
        if t.startswith("complex"):
            return np.rint(values(t, shape, seed=seed).real) + 1j * np.rint(values(t, shape, seed=seed).imag)
        return (np.rint(values(t, shape, seed=seed)) + 0.0).astype(NUMPY[t]) if t in FLOATS else values(t, shape, seed=seed)

    for t in ["f32", "f16", "bf16", "f64", "i8", "i32", "i64", "ui8", "complex<f32>"]:
        x, y, sizes = whole(t, (11, 5), 1), whole(t, (4, 5, 3), 2), [3, 0, 6, 1]  # the last row is in no group
        if t == "f32":  # other groups' numbers are not in the sum
            y[1], y[3, 2, 1] = np.inf, np.nan
        wide = x.astype(np.complex128 if t[0] == "c" else np.float64)
        want = np.zeros((11, 3), wide.dtype)
        for m, g in enumerate(rows(sizes, 11)):
            if g >= 0:
                want[m] = wide[m] @ y[g].astype(wide.dtype)
        want = wrap(np.rint(want).astype(np.int64), t) if t in INTS else want.astype(NUMPY[t])
        name = t.strip(">").replace("<", "_")
        case("rows_" + name, t, x, y, sizes, ([], []), ([1], [1]), 0, 0, t, want)
        x, y = whole(t, (11, 2), 3), whole(t, (3, 11), 4)
        if t == "f32":
            y[1, 10] = np.nan
        wide = x.astype(wide.dtype)
        want = np.zeros((4, 2, 3), wide.dtype)
        for k, g in enumerate(rows(sizes, 11)):
            if g >= 0:
                want[g] += np.outer(wide[k], y[:, k].astype(wide.dtype))
        want = wrap(np.rint(want).astype(np.int64), t) if t in INTS else want.astype(NUMPY[t])
        case("contracted_" + name, t, x, y, sizes, ([], []), ([0], [1]), 0, None, t, want)
    # of each batch its own groups; the group dimension last, the batch one not first
    x, y, sizes = whole("f32", (7, 2, 5), 5), whole("f32", (3, 2, 5, 4), 6), [[2, 0, 5, 0], [1, 1, 1, 4]]
    want = np.zeros((2, 7, 3), np.float32)
    for b in range(2):
        for m, g in enumerate(rows(sizes[b], 7)):
            want[b, m] = y[:, b, :, g] @ x[m, b]
    case("rows_of_batches", "f32", x, y, sizes, ([1], [1]), ([2], [2]), 0, 3, "f32", want, "i64")
    case("rows_of_all_batches", "f32", x, y, [1, 2, 3, 4], ([1], [1]), ([2], [2]), 0, 3, "f32", np.stack([
        np.stack([y[:, b, :, g] @ x[m, b] for m, g in enumerate(rows([1, 2, 3, 4], 7))]) for b in range(2)]), "ui8")
    # a free dimension in front: each of its rows has its own groups
    x, y, sizes = whole("f32", (2, 4, 3), 7), whole("f32", (2, 3, 2), 8), [[4, 0], [1, 2]]
    want = np.zeros((2, 4, 2), np.float32)
    for a in range(2):
        for m, g in enumerate(rows(sizes[a], 4)):
            want[a, m] = x[a, m] @ y[g] if g >= 0 else 0
    case("rows_of_rows", "f32", x, y, sizes, ([], []), ([2], [1]), 1, 0, "f32", want)
    x, y, sizes = whole("f32", (2, 5, 3), 9), whole("f32", (4, 5, 2), 10), [[2, 3, 0], [0, 1, 2]]
    want = np.zeros((3, 2, 3, 4), np.float32)
    for b in range(2):
        for k, g in enumerate(rows(sizes[b], 5)):
            if g >= 0:
                want[g, b] += np.outer(x[b, k], y[:, k, b])
    case("contracted_of_batches", "f32", x, y, sizes, ([0], [2]), ([1], [1]), 1, None, "f32", want)
    case("batches", "f32", x, y, [1, 1], ([0], [2]), ([1], [1]), 0, None, "f32", np.einsum("bkm,nkb->bmn", x, y))
    x, y = whole("f32", (0, 5), 1), whole("f32", (2, 5, 3), 2)
    case("no_rows", "f32", x, y, [0, 0], ([], []), ([1], [1]), 0, 0, "f32", np.zeros((0, 3), np.float32))
    x, y = whole("f32", (3, 5), 1), whole("f32", (0, 5, 3), 2)
    case("no_groups", "f32", x, y, np.zeros(0, np.int32), ([], []), ([1], [1]), 0, 0, "f32", np.zeros((3, 3), np.float32))
    x, y = whole("i8", (3, 5), 1), whole("i8", (2, 5, 3), 2)
    want = np.stack([x[m].astype(np.int32) @ y[g].astype(np.int32) for m, g in enumerate([0, 1, 1])])
    case("rows_wider", "i8", x, y, [1, 2], ([], []), ([1], [1]), 0, 0, "i32", want)
    return f


def whole_numbers(t, shape, seed):  # none is zero: the sign of one in a product is not said
    x = values(t, shape, 1 if t[0] == "u" else -3, 3, seed=seed)
    if t.startswith("complex"):
        x = np.rint(x.real) + 1j * np.rint(x.imag)
    elif t in FLOATS:
        x = np.rint(x)
    return np.where(x == 0, 2, x).astype(NUMPY[t])


def einsums():
    f = File("einsum.mlir", "einsum and unary_einsum: products, sums, transposes, diagonals, and dims that no label names.")

    def case(config, t, *shapes, out=None):  # out: the element type of the result
        inputs = [whole_numbers(t, shape, 1 + i) for i, shape in enumerate(shapes)]
        wide = [x.astype(np.float64 if t in FLOATS else NUMPY[out or t]) for x in inputs]
        want = np.einsum(config.replace(" ", ""), *wide)
        r = tensor(want.shape, out or t)
        op = "einsum %0, %1" if len(shapes) == 2 else "unary_einsum %0"
        name = "".join(c if c.isalnum() else "_" for c in config.replace("...", "dots").replace("->", "_to_")) + "_" + t.replace("<", "_").strip(">")
        f.case(
            name,
            [(x, t) for x in inputs],
            ["%%r = stablehlo.%s, config = \"%s\" : (%s) -> %s" % (op, config, ", ".join(tensor(s, t) for s in shapes), r)],
            [(cast(want, out or t) if (out or t) in FLOATS else want.astype(NUMPY[out or t]), out or t)],
        )

    for t in FLOATS + ["i8", "i32", "i64", "ui16", "complex<f32>"]:
        case("ij,jk->ik", t, (3, 5), (5, 4))
        case("ijk,kl->li", t, (2, 3, 4), (4, 5))
        case("iik->ki", t, (3, 3, 2))
        case("ij->", t, (3, 4))
    case("...ij,...jk->...ik", "f32", (7, 3, 2), (1, 2, 4))
    case("...ij,...jk->...ik", "f32", (2, 3, 2), (5, 2, 2, 4))
    case("i...,i->...", "f32", (3, 2, 5), (3,))
    case("...,...->...", "f32", (3, 2), (2,))
    case("ij, ij -> ij", "f32", (3, 1), (1, 4))
    case("ij,kl->ijkl", "f32", (2, 3), (1, 2))
    case("ij,kl->lk", "f32", (2, 3), (4, 5))
    case("iij,jj->ij", "f32", (3, 3, 2), (2, 2))
    case("iiii->i", "i32", (3, 3, 3, 3))
    case("iji->j", "f32", (4, 3, 4))
    case("ii->", "f32", (77, 77))
    case(",->", "f32", (), ())
    case("->", "i32", ())
    case(",ij->ji", "f32", (), (3, 2))
    case("ij,jk->ik", "f32", (3, 0), (0, 4))
    case("ij,jk->ik", "f32", (0, 3), (3, 4))
    case("ii->i", "f32", (0, 0))
    case("ii->i", "f32", (1, 1))
    case("abcd,bdca->dcb", "f32", (2, 3, 4, 5), (3, 5, 4, 2))
    case("ij,jk->ik", "f32", (77, 33), (33, 7))
    case("ij,jk->ik", "i8", (3, 70), (70, 2), out="i32")
    x, y = whole_numbers("f32", (7, 3), 1), whole_numbers("f32", (3, 5), 2)
    f.case(
        "dynamic",
        [(x, "f32"), (y, "f32")],
        [
            "%a = tensor.cast %0 : tensor<7x3xf32> to tensor<?x3xf32>",
            "%b = tensor.cast %1 : tensor<3x5xf32> to tensor<3x?xf32>",
            '%c = stablehlo.einsum %a, %b, config = "ij,jk->ki" : (tensor<?x3xf32>, tensor<3x?xf32>) -> tensor<?x?xf32>',
            "%r = tensor.cast %c : tensor<?x?xf32> to tensor<5x7xf32>",
        ],
        [((x @ y).T, "f32")],
    )
    return f


def custom_calls():
    f = File("custom_calls.mlir", "Custom calls that are ops: JAX's approximate top k, which is exact here, and ops whose sizes are operands.")
    for direction, t in [("GT", "f32"), ("LT", "f32"), ("GT", "i32"), ("GT", "bf16")]:
        f.text.append(
            "func.func private @%s_%s(%%a: tensor<%s>, %%b: tensor<%s>, %%c: tensor<i32>, %%d: tensor<i32>) -> tensor<i1> {\n"
            "  %%0 = stablehlo.compare %s, %%a, %%b : (tensor<%s>, tensor<%s>) -> tensor<i1>\n  stablehlo.return %%0 : tensor<i1>\n}"
            % (direction.lower(), t, t, t, direction, t, t)
        )
    f.text.append(
        "func.func private @plus(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {\n"
        "  %0 = stablehlo.add %a, %b : tensor<f32>\n  return %0 : tensor<f32>\n}"
    )
    for shape, dim, k in [((4, 100), 1, 5), ((7,), 0, 7), ((1000,), 0, 1), ((3, 0, 2), 1, 0), ((9, 3), 0, 2), ((2, 1), 1, 1), ((1023,), 0, 77)]:
        for direction, t in [("GT", "f32"), ("LT", "f32"), ("GT", "i32"), ("GT", "bf16")]:
            if t in ("i32", "bf16") and shape not in [(4, 100), (9, 3)]:
                continue
            x = whole_numbers(t, shape, 1)
            order = np.argsort(-x.astype(np.float64) if direction == "GT" else x.astype(np.float64), axis=dim, kind="stable").take(np.arange(k), axis=dim)
            of, at = tensor(shape, t), tensor(shape, "i32")
            small = order.shape
            f.case(
                "approx_%s_%s_%s_%d" % (direction.lower(), t, "x".join(map(str, shape)), k),
                [(x, t)],
                [
                    "%%i = stablehlo.iota dim = %d : %s" % (dim, at),
                    "%%s = stablehlo.constant %s" % dense(np.asarray(0, NUMPY[t]), t),
                    "%c = stablehlo.constant dense<-1> : tensor<i32>",
                    "%%r:2 = stablehlo.custom_call @ApproxTopK(%%0, %%i, %%s, %%c) {backend_config = \"\", called_computations = [@%s_%s], "
                    "mhlo.backend_config = {aggregate_to_topk = true, is_fallback = true, recall_target = 0.949999988 : f32, reduction_dim = %d : i64, "
                    "reduction_input_size_override = -1 : i64, top_k = %d : i64}} : (%s, %s, tensor<%s>, tensor<i32>) -> (%s, %s)"
                    % (direction.lower(), t, dim, k, of, at, t, tensor(small, t), tensor(small, "i32")),
                ],
                [(np.take_along_axis(x, order, dim), t), (order.astype(np.int32), "i32")],
                names=["%r#0", "%r#1"],
            )
    x = whole_numbers("f32", (3, 10), 1)
    order = np.argsort(-x, axis=1, kind="stable")[:, :4]
    shown = [(np.take_along_axis(x, order, 1), "f32"), (order.astype(np.int32), "i32")]
    f.case(
        "approx_dynamic_rows",
        [(x, "f32")],
        [
            "%a = tensor.cast %0 : tensor<3x10xf32> to tensor<?x10xf32>",
            "%n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x10xf32>) -> tensor<i32>",
            "%m = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>",
            "%w = stablehlo.constant dense<10> : tensor<1xi32>",
            "%l = stablehlo.concatenate %m, %w, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>",
            "%i = stablehlo.dynamic_iota %l, dim = 1 : (tensor<2xi32>) -> tensor<?x10xi32>",
            "%s = stablehlo.constant dense<0xFF800000> : tensor<f32>",
            "%c = stablehlo.constant dense<-1> : tensor<i32>",
            "%k:2 = stablehlo.custom_call @ApproxTopK(%a, %i, %s, %c, %l, %l) {called_computations = [@gt_f32], indices_of_shape_operands = dense<[4, 5]> : "
            "tensor<2xi64>, mhlo.backend_config = {reduction_dim = 1 : i64, top_k = 4 : i64}} : "
            "(tensor<?x10xf32>, tensor<?x10xi32>, tensor<f32>, tensor<i32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<?x4xf32>, tensor<?x4xi32>)",
            "%v = tensor.cast %k#0 : tensor<?x4xf32> to tensor<3x4xf32>",
            "%j = tensor.cast %k#1 : tensor<?x4xi32> to tensor<3x4xi32>",
        ],
        shown,
        names=["%v", "%j"],
    )
    f.case(
        "dynamic_top_k",
        [(x, "f32")],
        [
            "%k = stablehlo.constant dense<4> : tensor<i64>",
            "%r:2 = stablehlo.custom_call @stablehlo.dynamic_top_k(%0, %k) : (tensor<3x10xf32>, tensor<i64>) -> (tensor<3x?xf32>, tensor<3x?xi32>)",
            "%v = tensor.cast %r#0 : tensor<3x?xf32> to tensor<3x4xf32>",
            "%j = tensor.cast %r#1 : tensor<3x?xi32> to tensor<3x4xi32>",
        ],
        shown,
        names=["%v", "%j"],
    )
    f.case(
        "dynamic_top_k_of_a_type",
        [(x, "f32"), (np.asarray(4, np.int32), "i32")],
        ["%r:2 = stablehlo.custom_call @stablehlo.dynamic_top_k(%0, %1) : (tensor<3x10xf32>, tensor<i32>) -> (tensor<3x4xf32>, tensor<3x4xi32>)"],
        shown,
        names=["%r#0", "%r#1"],
    )
    padded = np.pad(x, ((0, 0), (1, 2)))
    f.case(
        "dynamic_reduce_window",
        [(x, "f32")],
        [
            "%z = stablehlo.constant dense<0.0> : tensor<f32>",
            "%one = stablehlo.constant dense<1> : tensor<1xi64>",
            "%three = stablehlo.constant dense<3> : tensor<i64>",
            "%w = stablehlo.reshape %three : (tensor<i64>) -> tensor<1xi64>",
            "%size = stablehlo.concatenate %one, %w, dim = 0 : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>",
            "%step = stablehlo.constant dense<[1, 2]> : tensor<2xi64>",
            "%ones = stablehlo.constant dense<1> : tensor<2xi64>",
            "%pad = stablehlo.constant dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>",
            "%r = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%0, %z, %size, %step, %ones, %ones, %pad) {called_computations = [@plus]} : "
            "(tensor<3x10xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2x2xi64>) -> tensor<3x6xf32>",
        ],
        [(np.stack([padded[:, i : i + 3].sum(axis=1) for i in range(0, 11, 2)], axis=1), "f32")],
    )
    # Sizes as jax.export gives them: of dimensions, and a padding that is arithmetic on them.
    for n in [1, 7, 77, 300]:
        for reverse in [False, True]:
            x = np.arange(3 * n).reshape(3, n) % 5 - 2
            sides = ["%nought", "%less"] if reverse else ["%less", "%nought"]
            f.case(
                "dynamic_reduce_window_cumulative_%d%s" % (n, "_reverse" if reverse else ""),
                [(x.astype(np.float32), "f32")],
                [
                    "%%a = tensor.cast %%0 : tensor<3x%dxf32> to tensor<?x?xf32>" % n,
                    "%z = stablehlo.constant dense<0.0> : tensor<f32>",
                    "%one = stablehlo.constant dense<1> : tensor<1xi32>",
                    "%nought = stablehlo.constant dense<0> : tensor<1xi32>",
                    "%ones = stablehlo.constant dense<1> : tensor<2xi32>",
                    "%noughts = stablehlo.constant dense<0> : tensor<1x2xi32>",
                    "%n = stablehlo.get_dimension_size %a, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>",
                    "%w = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>",
                    "%less = stablehlo.subtract %w, %one : tensor<1xi32>",
                    "%size = stablehlo.concatenate %one, %w, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>",
                    "%%sides = stablehlo.concatenate %s, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>" % ", ".join(sides),
                    "%row = stablehlo.reshape %sides : (tensor<2xi32>) -> tensor<1x2xi32>",
                    "%pad = stablehlo.concatenate %noughts, %row, dim = 0 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>",
                    "%d = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%a, %z, %size, %ones, %ones, %ones, %pad) {called_computations = [@plus]} : "
                    "(tensor<?x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<?x?xf32>",
                    "%%r = tensor.cast %%d : tensor<?x?xf32> to tensor<3x%dxf32>" % n,
                ],
                [(np.flip(np.cumsum(np.flip(x, 1), 1), 1) if reverse else np.cumsum(x, 1), "f32")],
            )
    x = np.arange(21).reshape(3, 7) % 5 - 2
    padded = np.pad(x, ((0, 0), (2, 7)))
    f.case(
        "dynamic_reduce_window_padding",
        [(x.astype(np.float32), "f32")],
        [
            "%a = tensor.cast %0 : tensor<3x7xf32> to tensor<?x?xf32>",
            "%z = stablehlo.constant dense<0.0> : tensor<f32>",
            "%two = stablehlo.constant dense<2> : tensor<1xi32>",
            "%size = stablehlo.constant dense<[1, 3]> : tensor<2xi32>",
            "%ones = stablehlo.constant dense<1> : tensor<2xi32>",
            "%noughts = stablehlo.constant dense<0> : tensor<1x2xi32>",
            "%n = stablehlo.get_dimension_size %a, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>",
            "%w = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>",
            "%sides = stablehlo.concatenate %two, %w, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>",
            "%row = stablehlo.reshape %sides : (tensor<2xi32>) -> tensor<1x2xi32>",
            "%pad = stablehlo.concatenate %noughts, %row, dim = 0 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>",
            "%d = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%a, %z, %size, %ones, %ones, %ones, %pad) {called_computations = [@plus]} : "
            "(tensor<?x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<?x?xf32>",
            "%r = tensor.cast %d : tensor<?x?xf32> to tensor<3x14xf32>",
        ],
        [(padded[:, :-2] + padded[:, 1:-1] + padded[:, 2:], "f32")],
    )
    return f


def rows():
    f = File("rows.mlir", "Whole rows that are gathered and added to, and what is computed of them: widths that vectors divide, and others.")
    for t in ["f32", "i32", "f16", "i64", "i8"]:
        for n, m, width in [(9, 7, 64), (100, 77, 4), (5, 1, 8), (9, 33, 7), (3, 1, 1), (7, 5, 0)] + [(33, 1023, 12)] * (t == "f32"):
            table = whole_numbers(t, (n, width), 1)
            at = (np.arange(m) * 7 - 3) % (n + 4) - 2  # some outside
            of, ix, to = tensor((n, width), t), tensor((m, 1), "i32"), tensor((m, width), t)
            got = table[np.clip(at, 0, n - 1)]
            more, bias = whole_numbers(t, (m, width), 2), whole_numbers(t, (width,), 3)
            f.checks(
                "gather_%s_%dx%dx%d" % (t, n, m, width),
                [(table, t), (at.reshape(m, 1).astype(np.int32), "i32"), (bias, t)],
                [
                    '%%r = "stablehlo.gather"(%%0, %%1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], '
                    "start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, %d>}> : (%s, %s) -> %s" % (width, of, ix, to),
                    "%%b = stablehlo.broadcast_in_dim %%2, dims = [1] : (%s) -> %s" % (tensor((width,), t), to),
                    "%%s = stablehlo.add %%r, %%b : %s" % to,
                    "%%m = stablehlo.maximum %%s, %%r : %s" % to,
                ],
                [("%r", got, t, 0), ("%m", np.maximum(got + bias, got), t, 0)],
            )
            want = table.copy()
            for i, row in enumerate(at):
                if 0 <= row < n:
                    want[row] = want[row] + more[i]
            f.case(
                "scatter_add_%s_%dx%dx%d" % (t, n, m, width),
                [(table, t), (at.reshape(m, 1).astype(np.int32), "i32"), (more, t)],
                [
                    '%r = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], '
                    "inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({",
                    "^bb0(%%x: tensor<%s>, %%y: tensor<%s>):" % (t, t),
                    "  %%z = stablehlo.add %%x, %%y : tensor<%s>" % t,
                    "  stablehlo.return %%z : tensor<%s>" % t,
                    "}) : (%s, %s, %s) -> %s" % (of, ix, to, of),
                ],
                [(want, t)],
            )
    return f


def normalized():
    f = File("normalized.mlir", "Rows that are read several times: what one reduction computes of an element another and the result compute again.")

    def over_row(name, x, how, init, shape, t):
        row = tensor(shape[:1], t)
        return [
            "%%i%s = stablehlo.constant dense<%s> : tensor<%s>" % (name, init, t),
            "%%u%s = stablehlo.reduce(%s init: %%i%s) applies stablehlo.%s across dimensions = [1] : (%s, tensor<%s>) -> %s"
            % (name, x, name, how, tensor(shape, t), t, row),
            "%%%s = stablehlo.broadcast_in_dim %%u%s, dims = [0] : (%s) -> %s" % (name, name, row, tensor(shape, t)),
        ]

    def spread(shape, most):
        i = np.arange(shape[0] * shape[1]).reshape(shape)
        return ((i * i * 7 + i * 13) % 257 - 128) * (most / 128.0)

    for t, shapes in [("f32", [(2, 1), (3, 33), (2, 77), (2, 1000), (1, 1023), (1, 8232)]), ("f64", [(2, 77), (2, 260)]), ("f16", [(2, 77)]), ("bf16", [(2, 77)])]:
        for shape in shapes:
            x = cast(spread(shape, 1 if t in ("f16", "bf16") else 3), t)
            wide, of, size = x.astype(np.float64), tensor(shape, t), "%dx%d" % shape
            lowest = {"f32": "0xFF800000", "f64": "0xFFF0000000000000", "f16": "0xFC00", "bf16": "0xFF80"}[t]
            e = np.exp(wide - wide.max(1, keepdims=True))
            f.case(
                "softmax_%s_%s" % (t, size),
                [(x, t)],
                over_row("m", "%0", "maximum", lowest, shape, t)
                + ["%%d = stablehlo.subtract %%0, %%m : %s" % of, "%%e = stablehlo.exponential %%d : %s" % of]
                + over_row("s", "%e", "add", "0.0", shape, t)
                + ["%%r = stablehlo.divide %%e, %%s : %s" % of],
                [(cast(e / e.sum(1, keepdims=True), t), t)],
                ulps=max(16, shape[1] // 16) if t in ("f32", "f64") else 6,
            )
            if t in ("f16", "bf16") or shape[1] == 1:
                continue
            y = np.tanh(wide) * wide  # three loops: the mean, the variance, the result
            c = y - y.mean(1, keepdims=True)
            f.case(
                "norm_of_products_%s_%s" % (t, size),
                [(x, t)],
                ["%%h = stablehlo.tanh %%0 : %s" % of, "%%y = stablehlo.multiply %%h, %%0 : %s" % of, "%%n = stablehlo.constant dense<%d.0> : %s" % (shape[1], of)]
                + over_row("s", "%y", "add", "0.0", shape, t)
                + ["%%m = stablehlo.divide %%s, %%n : %s" % of, "%%c = stablehlo.subtract %%y, %%m : %s" % of, "%%q = stablehlo.multiply %%c, %%c : %s" % of]
                + over_row("v", "%q", "add", "0.0", shape, t)
                + ["%%w = stablehlo.divide %%v, %%n : %s" % of, "%%b = stablehlo.rsqrt %%w : %s" % of, "%%r = stablehlo.multiply %%c, %%b : %s" % of],
                [(cast(c / np.sqrt((c * c).mean(1, keepdims=True)), t), t)],
                atol=1e-5 if t == "f32" else 1e-13,
            )
    for t in ["i32", "i64", "i8", "ui16"]:
        for shape in [(2, 77), (2, 260)]:
            x, of, size = whole_numbers(t, shape, 4), tensor(shape, t), "%dx%d" % shape
            info = np.iinfo(NUMPY[t])
            y, v, body = x.astype(object), "%0", []
            for k, (op, by) in enumerate([("multiply", 3), ("add", 5), ("xor", 9), ("multiply", 7), ("subtract", 11), ("xor", 3), ("multiply", 5), ("add", 1), ("xor", 6)]):
                body += ["%%k%d = stablehlo.constant dense<%d> : %s" % (k, by, of), "%%y%d = stablehlo.%s %s, %%k%d : %s" % (k, op, v, k, of)]
                v, y = "%%y%d" % k, {"multiply": lambda: y * by, "add": lambda: y + by, "subtract": lambda: y - by, "xor": lambda: y ^ by}[op]()
                y = wrap(y, t).astype(object)
            s = wrap(y.sum(1, keepdims=True), t).astype(object)
            m = y.max(1, keepdims=True)
            f.case(
                "chain_%s_%s" % (t, size),
                [(x, t)],
                body
                + over_row("s", v, "add", "0", shape, t)
                + over_row("m", v, "maximum", str(int(info.min)), shape, t)
                + ["%%a = stablehlo.subtract %s, %%s : %s" % (v, of), "%%r = stablehlo.xor %%a, %%m : %s" % of],
                [(wrap(wrap(y - s, t).astype(object) ^ m, t), t)],
            )
    return f


def long_rows(name, lengths):
    """Rows made of their places: argmax and argmin, log-sum-exp, several results, scans."""
    f = File(name, "Reductions and scans of rows as long as a workgroup takes, and longer.")

    def rows(n, t, nan):
        """Lines that define %x, and what it is: (i * 577 + 31 * row) mod 1009 - 500, equal values all over; of three rows one has NaNs."""
        of, to = tensor((3, n), "i32"), tensor((3, n), t)
        body = ["%%i = stablehlo.iota dim = 1 : %s" % of, "%%q = stablehlo.iota dim = 0 : %s" % of]
        body += ["%%c%d = stablehlo.constant dense<%d> : %s" % (k, k, of) for k in (577, 31, 1009, 500)]
        body += ["%%p = stablehlo.multiply %%i, %%c577 : %s" % of, "%%o = stablehlo.multiply %%q, %%c31 : %s" % of, "%%s = stablehlo.add %%p, %%o : %s" % of]
        body += ["%%m = stablehlo.remainder %%s, %%c1009 : %s" % of, "%%k = stablehlo.subtract %%m, %%c500 : %s" % of]
        i = np.arange(n, dtype=np.int64)
        x = np.stack([(i * 577 + 31 * q) % 1009 - 500 for q in range(3)])
        body.append("%%%s = stablehlo.convert %%k : (%s) -> %s" % ("whole" if nan else "x", of, to))
        if nan:
            at = [n // 2, n - 1]
            body += ["%%c1 = stablehlo.constant dense<1> : %s" % of, "%%row = stablehlo.compare EQ, %%q, %%c1 : (%s, %s) -> %s" % (of, of, tensor((3, n), "i1"))]
            body += ["%%from = stablehlo.constant dense<%d> : %s" % (at[0], of), "%%behind = stablehlo.compare GE, %%i, %%from : (%s, %s) -> %s" % (of, of, tensor((3, n), "i1"))]
            body += ["%%nans = stablehlo.and %%row, %%behind : %s" % tensor((3, n), "i1"), "%%filler = stablehlo.constant dense<%s> : %s" % (literal(math.nan, t), to)]
            body += ["%%x = stablehlo.select %%nans, %%filler, %%whole : %s, %s" % (tensor((3, n), "i1"), to)]
            x = x.astype(np.float64)
            x[1, n // 2 :] = np.nan
        return body, x

    for n in lengths:
        for t, name in [("f32", "argmax"), ("f16", "argmin"), ("bf16", "argmax"), ("i32", "argmin"), ("i64", "argmax"), ("ui32", "argmax")]:
            greatest, nan = name == "argmax", t in FLOATS
            body, x = rows(n, t, nan)
            if t == "bf16":  # 8 bits of them
                x = round_bf16(x.astype(np.float32)).astype(np.float64)
            if t == "ui32":
                x = x.astype(np.int32).astype(np.uint32).astype(np.int64)
            lines = [line.replace("tensor<f32>", "tensor<%s>" % t).replace(", FLOAT", "") for line in ARGMAX]
            lines = [line.replace("GT", "LT") if not greatest and line.startswith("%gt") else line for line in lines]
            init = literal(-np.inf if greatest else np.inf, t) if nan else str(np.iinfo(NUMPY[t]).min if greatest else np.iinfo(NUMPY[t]).max)
            what = reduce_op((3, n), [t, "i32"], [1], lines, [init, "0"])
            body += [line.replace("(%0, %1,", "(%x, %i,") for line in what]
            k = (np.argmax if greatest else np.argmin)(x, 1)
            best = x[np.arange(3), k]
            best = cast(best, t) if t in FLOATS else best.astype(NUMPY[t])
            f.checks("%s_%s_%d" % (name, t, n), [], body, [("%r#0", best, t, 0), ("%r#1", k.astype(np.int32), "i32", 0)])
        body, x = rows(n, "f32", False)
        of = tensor((3, n), "f32")
        body += ["%%hundred = stablehlo.constant dense<100.0> : %s" % of, "%%h = stablehlo.divide %%x, %%hundred : %s" % of]
        body += ["%low = stablehlo.constant dense<0xFF800000> : tensor<f32>", "%zero = stablehlo.constant dense<0.0> : tensor<f32>"]
        reduce = "%%%s = stablehlo.reduce(%%%s init: %%%s) applies stablehlo.%s across dimensions = [1] : (%s, tensor<f32>) -> tensor<3xf32>"
        body += [reduce % ("top", "h", "low", "maximum", of), "%%w = stablehlo.broadcast_in_dim %%top, dims = [0] : (tensor<3xf32>) -> %s" % of]
        body += ["%%d = stablehlo.subtract %%h, %%w : %s" % of, "%%e = stablehlo.exponential %%d : %s" % of, reduce % ("sum", "e", "zero", "add", of)]
        body += ["%l = stablehlo.log %sum : tensor<3xf32>", "%r = stablehlo.add %l, %top : tensor<3xf32>"]
        h = x / 100.0
        want = np.log(np.exp(h - h.max(1, keepdims=True)).sum(1)) + h.max(1)
        f.case("log_sum_exp_%d" % n, [], body, [(want.astype(np.float32), "f32")], atol=2e-5 if n < 10000 else 2e-4)
        body, x = rows(n, "i32", False)
        lines = ["%z0 = stablehlo.add %x0, %y0 : tensor<i32>", "%z1 = stablehlo.maximum %x1, %y1 : tensor<i32>", "%z2 = stablehlo.minimum %x2, %y2 : tensor<i32>"]
        what = reduce_op((3, n), ["i32"] * 3, [1], lines, ["7", "-2147483648", "2147483647"])
        body += [line.replace("(%0, %1, %2,", "(%x, %i, %x,") for line in what]
        total = (x.sum(1) + 7).astype(np.int32)
        f.checks("several_%d" % n, [], body, [("%r#0", total, "i32", 0), ("%r#1", np.full(3, n - 1, np.int32), "i32", 0), ("%r#2", x.min(1).astype(np.int32), "i32", 0)])
        # a scan is right where it begins right and its steps are what it sums: so many are wrong
        for t, reverse in [("i32", False), ("i32", True), ("i64", False), ("f32", False)]:
            body, x = rows(n, t, False)
            of, flags = tensor((3, n), t), tensor((3, n), "i1")
            zero = "0.0" if t in FLOATS else "0"
            if t in FLOATS:  # sums that are exact
                body = [line.replace("%x =", "%whole =") for line in body]
                body += ["%%seven = stablehlo.constant dense<7.0> : %s" % of, "%%x = stablehlo.remainder %%whole, %%seven : %s" % of]
            scan = scan_op((3, n), [t], 1, reverse, ["%%z0 = stablehlo.add %%x0, %%y0 : tensor<%s>" % t], [zero])
            body += [line.replace('reduce_window"(%0,', 'reduce_window"(%x,') for line in scan]
            pad = "%%shifted = stablehlo.pad %%r, %%init0, low = [0, %d], high = [0, %d], interior = [0, 0] : (%s, tensor<%s>) -> %s"
            body.append(pad % (*((-1, 1) if reverse else (1, -1)), of, t, of))
            body += ["%%step = stablehlo.subtract %%r, %%shifted : %s" % of, "%%wrong = stablehlo.compare NE, %%step, %%x : (%s, %s) -> %s" % (of, of, flags)]
            body += ["%%ones = stablehlo.convert %%wrong : (%s) -> %s" % (flags, tensor((3, n), "i32")), "%none = stablehlo.constant dense<0> : tensor<i32>"]
            body += ["%%count = stablehlo.reduce(%%ones init: %%none) applies stablehlo.add across dimensions = [1] : (%s, tensor<i32>) -> tensor<3xi32>" % tensor((3, n), "i32")]
            f.checks("sums_%s%s_%d" % (t, "_reverse" * reverse, n), [], body, [("%count", np.zeros(3, np.int32), "i32", 0)])
    return f


def attention_body(q, k, v, t, kind, mask=None):
    """Of [batch, heads, rows, width], or with groups of heads behind heads; scores in f32, as JAX has them, or in the type at hand."""
    n = k[2]
    scores, lowest = q[:-1] + (n,), {"f32": "0xFF800000", "f16": "0xFC00"}[t]
    x, rows, last = tensor(scores, t), tensor(scores[:-1], t), len(scores) - 1
    dims = ", ".join(str(d) for d in range(last))
    body = []
    put = body.append
    of = "batching_dims = [0, 1] x [0, 1], contracting_dims = [%d] x [%d]"
    put("%%s0 = stablehlo.dot_general %%0, %%1, %s : (%s, %s) -> %s" % (of % (last, 3), tensor(q, t), tensor(k, t), x))
    put("%%f = stablehlo.constant dense<%s> : %s" % (literal(cast(0.375, t), t), x))
    put("%%s1 = stablehlo.multiply %%s0, %%f : %s" % x)
    if kind == "causal":
        whole = tensor(scores, "i32")
        put("%%i = stablehlo.iota dim = %d : %s" % (last - 1, whole))
        put("%%j = stablehlo.iota dim = %d : %s" % (last, whole))
        put("%%p = stablehlo.compare GE, %%i, %%j, SIGNED : (%s, %s) -> %s" % (whole, whole, tensor(scores, "i1")))
        put("%%o = stablehlo.constant dense<-3.0e+4> : %s" % x)
        put("%%x = stablehlo.select %%p, %%s1, %%o : %s, %s" % (tensor(scores, "i1"), x))
    elif kind == "bias":
        put("%%b = stablehlo.broadcast_in_dim %%3, dims = [%d, %d] : (%s) -> %s" % (last - 1, last, tensor(mask, t), x))
        put("%%x = stablehlo.add %%s1, %%b : %s" % x)
    else:
        put("%x = stablehlo.add %s1, %s1 : " + x)
    for name, of_row, how, init in (("m", "x", "maximum", lowest), ("l", "e", "add", "0.0")):
        put("%%i%s = stablehlo.constant dense<%s> : tensor<%s>" % (name, init, t))
        put("%%u%s = stablehlo.reduce(%%%s init: %%i%s) applies stablehlo.%s across dimensions = [%d] : (%s, tensor<%s>) -> %s" % (name, of_row, name, how, last, x, t, rows))
        put("%%%s = stablehlo.broadcast_in_dim %%u%s, dims = [%s] : (%s) -> %s" % (name, name, dims, rows, x))
        if name == "m":
            put("%%d = stablehlo.subtract %%x, %%m : %s" % x)
            put("%%e = stablehlo.exponential %%d : %s" % x)
    put("%%w = stablehlo.divide %%e, %%l : %s" % x)
    put("%%r = stablehlo.dot_general %%w, %%2, %s : (%s, %s) -> %s" % (of % (last, 2), x, tensor(v, t), tensor(q[:-1] + v[-1:], t)))
    return body


def attentions():
    f = File("attention.mlir", "Attention: weights that are the softmax of products of queries and keys, with masks, in every size that tiles do not divide.")
    # batch, heads, groups of them (0: none), rows, keys, width, columns of the values
    cases = [
        ("f32", "plain", (1, 1, 0, 16, 1, 8, 8)),
        ("f32", "plain", (1, 1, 0, 17, 7, 64, 5)),
        ("f32", "plain", (2, 1, 0, 33, 130, 40, 40)),
        ("f32", "plain", (1, 1, 0, 130, 77, 20, 40)),
        ("f32", "plain", (1, 1, 0, 32, 64, 32, 128)),
        ("f32", "plain", (1, 1, 0, 20, 65, 1, 200)),
        ("f32", "plain", (1, 1, 0, 1, 77, 8, 8)),
        ("f32", "plain", (1, 2, 0, 17, 0, 8, 8)),
        ("f32", "causal", (1, 2, 0, 77, 77, 8, 8)),
        ("f32", "causal", (1, 1, 0, 130, 130, 40, 12)),
        ("f32", "causal", (1, 2, 2, 33, 40, 8, 8)),
        ("f32", "bias", (1, 2, 0, 33, 65, 8, 8)),
        ("f32", "bias", (1, 1, 0, 16, 130, 8, 8)),
        ("f32", "bias", (1, 2, 3, 20, 33, 8, 8)),
        ("f32", "plain", (1, 2, 2, 20, 33, 8, 8)),
        ("f16", "plain", (1, 2, 0, 33, 70, 16, 16)),
        ("f16", "causal", (1, 1, 0, 33, 33, 40, 8)),
    ]
    for t, kind, (b, h, g, m, n, d, columns) in cases:
        q, k, v = (b, h) + ((g,) if g else ()) + (m, d), (b, h, n, d), (b, h, n, columns)
        a = [values(t, shape, -1, 1, seed=i + 2) for i, shape in enumerate((q, k, v))]
        wq, wk, wv = (x.astype(np.float64) for x in a)
        if g:
            wk, wv = wk[:, :, None], wv[:, :, None]
        s = wq @ np.swapaxes(wk, -1, -2) * 0.375
        inputs = [(x, t) for x in a]
        if kind == "causal":
            s = np.where(np.arange(m)[:, None] >= np.arange(n)[None, :], s, -3e4)
        elif kind == "bias":
            bias = values(t, (m, n), -2, 2, seed=9)
            bias[:, : min(n - 1, 70)] = -np.inf if n > 100 else bias[:, : min(n - 1, 70)]  # no key of the first tile stays
            inputs.append((bias, t))
            s = s + bias.astype(np.float64)
        else:
            s = s + s
        e = np.exp(s - s.max(-1, keepdims=True, initial=-np.inf))
        r = (e / e.sum(-1, keepdims=True)) @ wv
        name = "%s_%s_%s" % (kind, t, "x".join(str(i) for i in (b, h, g, m, n, d, columns)))
        f.case(name, inputs, attention_body(q, k, v, t, kind, (m, n)), [(cast(r, t), t)], atol=4e-6 if t == "f32" else 4e-3)
    return f


def data_sizes():
    """Sizes that kernels compute, which a host reads between its steps."""
    f = File("data_sizes.mlir", "Sizes that data decides.")

    def counts(n, t, length=77):
        """Numbers whose sum is n, too many to be added by a host."""
        a = np.zeros(length, int)
        a[: n % length] = 1
        return a + n // length

    def summed(name, value, t, length="77"):
        """Their sum as %name, as a shape of rank 1 %names."""
        return [
            "%%%sz = stablehlo.constant dense<0> : tensor<%s>" % (name, t),
            "%%%s = stablehlo.reduce(%s init: %%%sz) applies stablehlo.add across dimensions = [0] : (tensor<%sx%s>, tensor<%s>) -> tensor<%s>"
            % (name, value, name, length, t, t, t),
            "%%%ss = stablehlo.reshape %%%s : (tensor<%s>) -> tensor<1x%s>" % (name, name, t, t),
        ]

    def closed(n, t, name="d", r="r"):
        return ["%%%s = tensor.cast %%%s : tensor<?x%s> to tensor<%dx%s>" % (r, name, t, n, t)]

    for n in [0, 1, 7, 77, 1000]:
        for t in ["i32", "i64", "ui32"]:
            body = summed("n", "%0", t) + ["%%d = stablehlo.dynamic_iota %%ns, dim = 0 : (tensor<1x%s>) -> tensor<?xf32>" % t]
            f.case("iota_%s_%d" % (t, n), [(counts(n, t), t)], body + closed(n, "f32"), [(np.arange(n), "f32")])
        at = np.arange(n)
        iota = summed("n", "%0", "i32") + ["%x = stablehlo.dynamic_iota %ns, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>"]
        # made of a scalar, and computed with; read along another array of a size that is its own
        body = iota + [
            "%y = stablehlo.dynamic_broadcast_in_dim %1, %ns, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>",
            "%d = stablehlo.multiply %x, %y : tensor<?xi32>",
        ]
        f.case("broadcast_%d" % n, [(counts(n, "i32"), "i32"), (np.array(3), "i32")], body + closed(n, "i32"), [(3 * at, "i32")])
        # one that is read by a reduction alone, and one that several read: a transient, which comes when its size does
        body = iota + summed("r", "%x", "i32", "?")
        f.case("reduced_%d" % n, [(counts(n, "i32"), "i32")], body[:-1], [(at.sum(), "i32")], names=["%r"])
        x, y = np.arange(144).reshape(9, 16) % 7 - 3, np.arange(80).reshape(16, 5) % 5 - 1
        body = iota + [
            "%big = stablehlo.dot_general %1, %2, contracting_dims = [1] x [0] : (tensor<9x16xi32>, tensor<16x5xi32>) -> tensor<9x5xi32>",
            "%z = stablehlo.constant dense<0> : tensor<i32>",
            "%b = stablehlo.reduce(%big init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<9x5xi32>, tensor<i32>) -> tensor<i32>",
            "%bs = stablehlo.dynamic_broadcast_in_dim %b, %ns, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>",
            "%y = stablehlo.add %x, %bs : tensor<?xi32>",
            "%c = stablehlo.reduce(%y init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>",
            "%cs = stablehlo.dynamic_broadcast_in_dim %c, %ns, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>",
            "%v = stablehlo.subtract %cs, %y : tensor<?xi32>",
            "%r1 = stablehlo.reduce(%v init: %z) applies stablehlo.add across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>",
            "%w = stablehlo.reverse %v, dims = [0] : tensor<?xi32>",
        ]
        big = x @ y
        made = at + big.sum()
        v = max([0, *made]) - made
        f.case(
            "grown_%d" % n,
            [(counts(n, "i32"), "i32"), (x, "i32"), (y, "i32")],
            body + closed(n, "i32", "w", "r0"),
            [(v[::-1], "i32"), (v.sum(), "i32"), (big, "i32")],
            names=["%r0", "%r1", "%big"],
        )
        # a size of what has one: how many of n numbers are even, and as many again
        body = iota + [
            "%one = stablehlo.dynamic_broadcast_in_dim %1, %ns, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>",
            "%o = stablehlo.and %x, %one : tensor<?xi32>",
            "%e = stablehlo.subtract %one, %o : tensor<?xi32>",
        ]
        body += summed("m", "%e", "i32", "?") + ["%y = stablehlo.dynamic_iota %ms, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>"]
        body += summed("k", "%y", "i32", "?")[:-1] + ["%q = stablehlo.concatenate %x, %y, dim = 0 : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>"]
        m = (n + 1) // 2
        f.case(
            "chain_%d" % n,
            [(counts(n, "i32"), "i32"), (np.array(1), "i32")],
            body + closed(n + m, "i32", "q", "r0"),
            [(np.concatenate([at, np.arange(m)]), "i32"), (np.arange(m).sum(), "i32")],
            names=["%r0", "%k"],
        )
        # a shape that is made of a size from data and one that is known
        body = summed("n", "%0", "i32") + [
            "%three = stablehlo.constant dense<3> : tensor<1xi32>",
            "%s = stablehlo.concatenate %ns, %three, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>",
            "%d = stablehlo.dynamic_broadcast_in_dim %1, %s, dims = [1] : (tensor<3xi32>, tensor<2xi32>) -> tensor<?x3xi32>",
            "%z = stablehlo.constant dense<0> : tensor<i32>",
            "%r1 = stablehlo.reduce(%d init: %z) applies stablehlo.add across dimensions = [0] : (tensor<?x3xi32>, tensor<i32>) -> tensor<3xi32>",
            "%%r0 = tensor.cast %%d : tensor<?x3xi32> to tensor<%dx3xi32>" % n,
        ]
        row = np.array([1, 2, -3])
        f.case("rows_%d" % n, [(counts(n, "i32"), "i32"), (row, "i32")], body, [(np.broadcast_to(row, (n, 3)), "i32"), (row * n, "i32")])
        # reshapes, slices and pads
        body = iota + [
            "%two = stablehlo.constant dense<2> : tensor<1xi32>",
            "%dd = stablehlo.concatenate %x, %x, dim = 0 : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>",
            "%s = stablehlo.concatenate %two, %ns, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>",
            "%d = stablehlo.dynamic_reshape %dd, %s : (tensor<?xi32>, tensor<2xi32>) -> tensor<2x?xi32>",
            "%%r = tensor.cast %%d : tensor<2x?xi32> to tensor<2x%dxi32>" % n,
        ]
        f.case("reshape_%d" % n, [(counts(n, "i32"), "i32")], body, [(np.stack([at, at]), "i32")])
        of = anything("f32", (1009,))
        body = summed("n", "%0", "i32") + summed("l", "%1", "i32") + summed("k", "%2", "i32") + [
            "%e = stablehlo.add %ls, %ns : tensor<1xi32>",
            "%d = stablehlo.real_dynamic_slice %3, %ls, %e, %ks : (tensor<1009xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>",
        ]
        for start, step in [(0, 1), (9, 1), (5, 3)]:
            part = of[start : start + n : step]
            ins = [(counts(n, "i32"), "i32"), (counts(start, "i32"), "i32"), (counts(step, "i32"), "i32"), (of, "f32")]
            f.case("slice_%d_%d_%d" % (n, start, step), ins, body + closed(len(part), "f32"), [(part, "f32")])
        body = summed("n", "%0", "i32") + [
            "%one = stablehlo.constant dense<1> : tensor<1xi32>",
            "%v = stablehlo.constant dense<0.5> : tensor<f32>",
            "%d = stablehlo.dynamic_pad %1, %v, %ns, %one, %one : (tensor<3xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>",
        ]
        want = np.full(n + 6, 0.5)
        want[n : n + 5 : 2] = row
        f.case("pad_%d" % n, [(counts(n, "i32"), "i32"), (row, "f32")], body + closed(n + 6, "f32"), [(want, "f32")])
        # a constant that nobody may fold is known to the host
        body = ["%d = stablehlo.dynamic_iota %0, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>"]
        f.case("known_%d" % n, [(np.array([n]), "i32")], body + closed(n, "f32"), [(at, "f32")])
    # what is read is read once, and branches and loops behind it know it
    for n, p in [(7, True), (7, False), (0, True)]:
        at = np.arange(n)
        body = summed("n", "%0", "i32") + [
            "%x = stablehlo.dynamic_iota %ns, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>",
            '%d = "stablehlo.if"(%1) ({',
            "  %y = stablehlo.add %x, %x : tensor<?xi32>",
            "  stablehlo.return %y : tensor<?xi32>",
            "}, {",
            "  %y = stablehlo.multiply %x, %x : tensor<?xi32>",
            "  stablehlo.return %y : tensor<?xi32>",
            "}) : (tensor<i1>) -> tensor<?xi32>",
        ]
        f.case("branch_%d" % n, [(counts(n, "i32"), "i32"), (np.array(p), "i1")], body + closed(n, "i32"), [(at + at if p else at * at, "i32")])
        body = summed("n", "%0", "i32") + [
            "%x = stablehlo.dynamic_iota %ns, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>",
            "%one = stablehlo.constant dense<1> : tensor<i32>",
            "%w:2 = stablehlo.while(%i = %2, %y = %x) : tensor<i32>, tensor<?xi32>",
            " cond {",
            "  %c = stablehlo.compare LT, %i, %3 : (tensor<i32>, tensor<i32>) -> tensor<i1>",
            "  stablehlo.return %c : tensor<i1>",
            "} do {",
            "  %j = stablehlo.add %i, %one : tensor<i32>",
            "  %t = stablehlo.add %y, %x : tensor<?xi32>",
            "  stablehlo.return %j, %t : tensor<i32>, tensor<?xi32>",
            "}",
        ]
        ins = [(counts(n, "i32"), "i32"), (np.array(p), "i1"), (np.array(0), "i32"), (np.array(5), "i32")]
        f.case("loop_%d" % n, ins, body + ["%%r = tensor.cast %%w#1 : tensor<?xi32> to tensor<%dxi32>" % n], [(6 * at, "i32")])
    return f


def main():
    check = sys.argv[1:] == ["--check"]
    stale = [
        f.name
        for f in (
            elementwise_float(),
            elementwise_int(),
            conversions(),
            movement(),
            reductions(),
            later(),
            contractions(),
            shapes(),
            functions(),
            integers(),
            joined(),
            edges(),
            moves(),
            folds(),
            constants(),
            products(),
            bodies(),
            complex_numbers(),
            transforms(),
            gathers(),
            scatters(),
            selects(),
            sorts(),
            sorted_lines(),
            control_flow(),
            long_rows("long_rows.mlir", [1, 7, 77, 1000, 1023]),
            long_rows("../shapes/long_rows.mlir", [65537, 1000003]),  # too long to be interpreted
            in_place(),
            tensors(),
            linalg_ext(),
            scans(),
            compositions(),
            batch_norms(),
            randoms(),
            dynamic(),
            data_sizes(),
            quantization(),
            matrices(),
            windows(),
            ragged(),
            einsums(),
            custom_calls(),
            rows(),
            normalized(),
            attentions(),
        )
        if not f.finish(check)
    ]
    if stale:
        sys.exit("stale: %s; run python3 tests/check/generate.py" % ", ".join(stale))


if __name__ == "__main__":
    main()
