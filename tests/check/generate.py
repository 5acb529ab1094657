#!/usr/bin/env python3
"""Writes tests/check/*.mlir: one function per case, its expected values from numpy and closed forms in double precision.

usage: python3 tests/check/generate.py [--check]
--check writes nothing and fails when a file differs from what would be written. Reads nothing but itself.
"""
import math
import os
import sys
from fractions import Fraction

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))


# ---- types and text ---------------------------------------------------------------------------------------------------------------------
# bf16 values are kept as f32 arrays that are rounded already.
NUMPY = {"f16": np.float16, "f32": np.float32, "f64": np.float64, "i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64, "ui8": np.uint8,
         "ui16": np.uint16, "ui32": np.uint32, "ui64": np.uint64, "i1": np.bool_, "bf16": np.float32, "complex<f32>": np.complex64}
FLOATS = ["f32", "f16", "bf16", "f64"]
INTS = ["i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64"]
TYPES = FLOATS + INTS + ["i1"]
ULPS = {"f32": 4, "f16": 1, "bf16": 1, "f64": 4}  # of functions


def round_bf16(a):
    a = np.asarray(a, np.float32)
    u = a.view(np.uint32).astype(np.uint64)
    r = ((u + 0x7FFF + ((u >> 16) & 1)) >> 16) << 16
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
        return "(%s, %s)" % (literal(v.real, "f32"), literal(v.imag, "f32"))
    if t[0] in "iu":
        return str(int(v))
    v = float(v)
    if math.isnan(v):
        return {"f16": "0x7E00", "bf16": "0x7FC0", "f32": "0x7FC00000", "f64": "0x7FF8000000000000"}[t]
    if math.isinf(v):
        return {"f16": ("0x7C00", "0xFC00"), "bf16": ("0x7F80", "0xFF80"), "f32": ("0x7F800000", "0xFF800000"),
                "f64": ("0x7FF0000000000000", "0xFFF0000000000000")}[t][v < 0]
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
        return (low + (high - low) * u + 1j * (low + (high - low) * np.mod(u * 7.31, 1.0))).astype(np.complex64).reshape(shape)
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
    return np.array([(int(v) & ((1 << bits) - 1)) - ((1 << bits) if info.min < 0 and int(v) >> (bits - 1) & 1 else 0) for v in np.asarray(a, object).ravel()],
                    NUMPY[t]).reshape(np.shape(a))


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


# ---- files ------------------------------------------------------------------------------------------------------------------------------------
class File:
    def __init__(self, name, about):
        self.name, self.text, self.names = name, ["// %s Written by generate.py." % about], set()

    def case(self, name, inputs, body, expected, ulps=0, atol=None):
        """inputs: (array, type) pairs as %0…; body: lines that define %r (several results: %r0, %r1, …); expected: (array, type) pairs."""
        names = ["%r"] if len(expected) == 1 else ["%%r%d" % i for i in range(len(expected))]
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
                lines.append("  check.expect_close %s, %%e%d, max_ulp_difference = %d : %s, %s" % (r, i, ulps, tensor(a.shape, t), tensor(a.shape, t)))
            elif atol is not None and t in FLOATS:
                lines.append("  check.expect_almost_eq_const(%s, %s, atol %s) : %s" % (r, dense(a, t), literal(atol, "f64"), tensor(a.shape, t)))
            else:
                lines.append("  check.expect_eq_const(%s, %s) : %s" % (r, dense(a, t), tensor(a.shape, t)))
        self.text.append("\n".join(lines + ["  return", "}"]))

    def finish(self, check):
        path = os.path.join(HERE, self.name)
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

    exact = {"abs": np.abs, "negate": np.negative, "floor": np.floor, "ceil": np.ceil, "round_nearest_even": np.rint, "round_nearest_afz": rint_away,
             "sign": lambda x: np.where(np.isnan(x) | (x == 0), x, np.sign(x))}
    functions = {"sqrt": (np.sqrt, 0.1, 9), "rsqrt": (lambda x: 1 / np.sqrt(x), 0.1, 9), "cbrt": (np.cbrt, 0.1, 9), "exponential": (np.exp, -5, 5),
                 "exponential_minus_one": (np.expm1, -2, 2), "log": (np.log, 1.5, 90), "log_plus_one": (np.log1p, 0.01, 5), "tanh": (np.tanh, -3, 3),
                 "logistic": (lambda x: 1 / (1 + np.exp(-x)), -4, 4), "sine": (np.sin, 0.1, 3), "cosine": (np.cos, -1.4, 1.4), "tan": (np.tan, 0.1, 1.4)}
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
        for op, want in {"exponential": [np.nan, np.inf, 0, 1, 1], "tanh": [np.nan, 1, -1, 0, -0.0], "log": [np.nan, np.inf, np.nan, -np.inf, -np.inf],
                         "sqrt": [np.nan, np.inf, np.nan, 0, -0.0], "rsqrt": [np.nan, 0, np.nan, np.inf, -np.inf], "logistic": [np.nan, 1, 0, 0.5, 0.5],
                         "exponential_minus_one": [np.nan, np.inf, -1, 0, -0.0], "log_plus_one": [np.nan, np.inf, np.nan, 0, -0.0]}.items():
            f.case("%s_ends" % op, [(ends, "f32")], unary(op, (5,), "f32"), [(cast(want, "f32"), "f32")])
        pairs = {"add": np.add, "subtract": np.subtract, "multiply": np.multiply, "divide": np.divide, "maximum": np.maximum, "minimum": np.minimum,
                 "remainder": np.fmod}
        for t in FLOATS:
            for op, fn in pairs.items():
                for shape in SHAPES:
                    x, y = values(t, shape, special=True), values(t, shape, seed=5)
                    y = np.where(y == 0, np.float32(1), y).astype(y.dtype)
                    f.case("%s_%s_%d" % (op, t, len(shape)), [(x, t), (y, t)], binary(op, shape, t),
                           [(cast(fn(x.astype(np.float64), y.astype(np.float64)), t), t)], ulps=3 if op == "divide" else 0)
        x, y = values("f32", (9,), 0.2, 4), values("f32", (9,), -3, 3, seed=3)
        f.case("power_f32", [(x, "f32"), (y, "f32")], binary("power", (9,), "f32"), [(cast(x.astype(np.float64) ** y, "f32"), "f32")], ulps=4)
        f.case("atan2_f32", [(y, "f32"), (x, "f32")], binary("atan2", (9,), "f32"), [(cast(np.arctan2(y.astype(np.float64), x), "f32"), "f32")], ulps=4)
        x = np.array([-2, -2, 0, -0.0, 1, np.inf, 2], np.float32)
        y = np.array([3, 2, 0, -1, np.nan, 0, -np.inf], np.float32)
        f.case("power_special", [(x, "f32"), (y, "f32")], binary("power", (7,), "f32"), [(np.array([-8, 4, 1, -np.inf, 1, 1, 0], np.float32), "f32")])
        x = values("f32", (9,), special=True)
        f.case("is_finite", [(x, "f32")], unary("is_finite", (9,), "f32", "i1"), [(np.isfinite(x), "i1")])
        lo, hi = np.float32(-1), np.float32(1)
        f.case("clamp_scalar_ends", [(lo, "f32"), (x, "f32"), (hi, "f32")],
               ["%r = stablehlo.clamp %0, %1, %2 : (tensor<f32>, tensor<9xf32>, tensor<f32>) -> tensor<9xf32>"], [(np.minimum(np.maximum(x, lo), hi), "f32")])
        x = np.array([1.0, 1.00048828125, 65519, 65520, 1e-8, -3.14159265, 0.1], np.float32)
        f.case("reduce_precision_half", [(x, "f32")],
               ["%r = stablehlo.reduce_precision %0, format = e5m10 : tensor<7xf32>"], [(np.where(np.abs(x) < 6.1e-5, np.float32(0), x.astype(np.float16).astype(np.float32)), "f32")])
        x = values("f32", (7,), -2, 2)
        f.case("chlo_erf", [(x, "f32")], ["%r = chlo.erf %0 : tensor<7xf32> -> tensor<7xf32>"], [(cast(erf(x.astype(np.float64)), "f32"), "f32")], ulps=4)
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
            pairs = {"add": X + Y, "subtract": X - Y, "multiply": X * Y, "divide": divide(x, y, signed), "remainder": remainder(x, y, signed),
                     "maximum": np.maximum(x, y), "minimum": np.minimum(x, y), "and": x & y, "or": x | y, "xor": x ^ y}
            for op, want in pairs.items():
                f.case("%s_%s_%d" % (op, t, len(shape)), [(x, t), (y, t)], binary(op, shape, t), [(wrap(want, t), t)])
            one = {"not": ~x, "popcnt": np.array([bin(int(v) & mask).count("1") for v in x.ravel()], object).reshape(shape),
                   "count_leading_zeros": np.array([bits - (int(v) & mask).bit_length() for v in x.ravel()], object).reshape(shape), "negate": -X}
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
    f.case("convert_saturates", [(x, "f32")], unary("convert", (5,), "f32", "i32"), [(np.array([2**31 - 1, -2**31, 2, -2, 0], np.int32), "i32")])
    x = np.array([16777217, -16777219, 2**31 - 1], np.int32)
    f.case("convert_rounds", [(x, "i32")], unary("convert", (3,), "i32", "f32"), [(x.astype(np.float32), "f32")])
    with np.errstate(all="ignore"):
        for t in ["f32", "i8", "ui32", "i1"]:
            x, y = values(t, (9,), special=True), values(t, (9,), special=True)[::-1].copy()
            for d, fn in {"EQ": np.equal, "NE": np.not_equal, "LT": np.less, "LE": np.less_equal, "GT": np.greater, "GE": np.greater_equal}.items():
                f.case("compare_%s_%s" % (d.lower(), t), [(x, t), (y, t)],
                       ["%%r = stablehlo.compare %s, %%0, %%1 : (%s, %s) -> tensor<9xi1>" % (d, tensor((9,), t), tensor((9,), t))], [(fn(x, y), "i1")])
    x, y = np.array([-0.0, 0.0, np.nan, -np.inf], np.float32), np.array([0.0, -0.0, np.inf, -1.0], np.float32)
    f.case("compare_total_order", [(x, "f32"), (y, "f32")],
           ["%r = stablehlo.compare LT, %0, %1, TOTALORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>"], [(np.array([True, False, False, True]), "i1")])
    p, x, y = values("i1", (3, 5)), values("f32", (3, 5)), values("f32", (3, 5), seed=2)
    f.case("select", [(p, "i1"), (x, "f32"), (y, "f32")], ["%r = stablehlo.select %0, %1, %2 : tensor<3x5xi1>, tensor<3x5xf32>"], [(np.where(p, x, y), "f32")])
    f.case("select_scalar", [(np.bool_(False), "i1"), (x, "f32"), (y, "f32")], ["%r = stablehlo.select %0, %1, %2 : tensor<i1>, tensor<3x5xf32>"], [(y, "f32")])
    x = values("f32", (3,), special=False)
    f.case("bitcast_same", [(x, "f32")], ["%r = stablehlo.bitcast_convert %0 : (tensor<3xf32>) -> tensor<3xi32>"], [(x.view(np.int32), "i32")])
    f.case("bitcast_narrower", [(x, "f32")], ["%r = stablehlo.bitcast_convert %0 : (tensor<3xf32>) -> tensor<3x2xi16>"], [(x.view(np.int16).reshape(3, 2), "i16")])
    y = x.view(np.int16).reshape(3, 2)
    f.case("bitcast_wider", [(y, "i16")], ["%r = stablehlo.bitcast_convert %0 : (tensor<3x2xi16>) -> tensor<3xf32>"], [(x, "f32")])
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
        for name, low, high, inner in [("pad", [1, 0], [0, 2], [0, 0]), ("pad_interior", [0, 1], [1, 0], [2, 1]), ("pad_negative", [-1, 0], [0, -1], [0, 1])]:
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
            f.case("%s_%s" % (name, t), [(z, t), (v, t)],
                   ["%%r = stablehlo.pad %%0, %%1, low = %s, high = %s, interior = %s : (%s, %s) -> %s" %
                    (low, high, inner, tensor(z.shape, t), tensor((), t), tensor(big.shape, t))], [(big.astype(z.dtype), t)])
        parts = [values(t, (2, 1)), values(t, (2, 0)), values(t, (2, 4), seed=3)]
        f.case("concatenate_" + t, [(p, t) for p in parts],
               ["%%r = stablehlo.concatenate %%0, %%1, %%2, dim = 1 : (%s) -> %s" % (", ".join(tensor(p.shape, t) for p in parts), tensor((2, 5), t))],
               [(np.concatenate(parts, 1), t)])
    for t in ["f32", "i32", "ui8", "f16"]:
        f.case("iota_" + t, [], ["%%r = stablehlo.iota dim = 1 : %s" % tensor((2, 4), t)], [(np.broadcast_to(np.arange(4), (2, 4)).astype(NUMPY[t]), t)])
    x = values("f32", (4, 5))
    for i, j in [(1, 2), (9, -4)]:
        a, b = min(max(i, 0), 2), min(max(j, 0), 2)
        f.case("dynamic_slice", [(x, "f32"), (np.int32(i), "i32"), (np.int32(j), "i32")],
               ["%r = stablehlo.dynamic_slice %0, %1, %2, sizes = [2, 3] : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>"], [(x[a:a + 2, b:b + 3], "f32")])
        u, want = values("f32", (2, 3), seed=7), x.copy()
        want[a:a + 2, b:b + 3] = u
        f.case("dynamic_update_slice", [(x, "f32"), (u, "f32"), (np.int32(i), "i32"), (np.int32(j), "i32")],
               ["%r = stablehlo.dynamic_update_slice %0, %1, %2, %3 : (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x5xf32>"], [(want, "f32")])
    return f


REGION = '''({
    ^bb0(%%a: tensor<%(t)s>, %%b: tensor<%(t)s>):
      %%c = stablehlo.%(op)s %%a, %%b : tensor<%(t)s>
      stablehlo.return %%c : tensor<%(t)s>
  })'''


def reductions():
    f = File("reduce.mlir", "Reductions, windows, sorts, scatters.")

    def reduce(name, x, t, op, init, dims, want, **kw):
        f.case(name, [(x, t), (np.asarray(init), t)],
               ["%%r = stablehlo.reduce(%%0 init: %%1) applies stablehlo.%s across dimensions = %s : (%s, %s) -> %s" %
                (op, list(dims), tensor(x.shape, t), tensor((), t), tensor(want.shape, t))], [(want, t)], **kw)

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
    f.case("argmax", [(x, "f32"), (np.float32(-np.inf), "f32"), (np.int32(0), "i32")],
           ["%i = stablehlo.iota dim = 1 : tensor<2x4xi32>",
            "%r0, %r1 = stablehlo.reduce(%0 init: %1), (%i init: %2) across dimensions = [1] : (tensor<2x4xf32>, tensor<2x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)",
            "  reducer(%a: tensor<f32>, %c: tensor<f32>) (%b: tensor<i32>, %d: tensor<i32>) {",
            "    %p = stablehlo.compare GE, %a, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>",
            "    %v = stablehlo.select %p, %a, %c : tensor<i1>, tensor<f32>", "    %k = stablehlo.select %p, %b, %d : tensor<i1>, tensor<i32>",
            "    stablehlo.return %v, %k : tensor<f32>, tensor<i32>", "  }"],
           [(x.max(axis=1), "f32"), (x.argmax(axis=1).astype(np.int32), "i32")])

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

    cases = [("add", "f32", (2, 3), (1, 2), ((0, 0), (1, 1)), (1, 1), (1, 1)), ("maximum", "f32", (3, 2), (2, 2), ((1, 0), (0, 2)), (1, 1), (1, 2)),
             ("add", "i32", (2, 2), (1, 1), ((1, 1), (0, 0)), (2, 1), (1, 1)), ("minimum", "i8", (2, 3), (1, 1), ((-1, 0), (0, 0)), (1, 2), (2, 1))]
    for op, t, size, stride, pad, base, dilation in cases:
        x = np.rint(values(t, (5, 6)) * 2).astype(NUMPY[t])
        init = {"add": NUMPY[t](0), "maximum": NUMPY[t](-100), "minimum": NUMPY[t](100)}[op]
        want = window(x, init, {"add": np.add, "maximum": np.maximum, "minimum": np.minimum}[op], size, stride, pad, base, dilation)
        f.case("reduce_window_%s_%s" % (op, t), [(x, t), (init, t)],
               ['%%r = "stablehlo.reduce_window"(%%0, %%1) <{window_dimensions = array<i64: %s>, window_strides = array<i64: %s>, base_dilations = array<i64: %s>, '
                'window_dilations = array<i64: %s>, padding = dense<%s> : tensor<2x2xi64>}> %s : (%s, %s) -> %s' %
                (*(", ".join(map(str, v)) for v in (size, stride, base, dilation)), [list(p) for p in pad], REGION % {"t": t, "op": op}, tensor(x.shape, t),
                 tensor((), t), tensor(want.shape, t))], [(want, t)])

    for t in ["f32", "i32"]:
        x = values(t, (3, 7))
        for name, d, order in [("ascending", "LT", np.sort(x, axis=1)), ("descending", "GT", np.sort(x, axis=1)[:, ::-1])]:
            f.case("sort_%s_%s" % (name, t), [(x, t)],
                   ['%%r = "stablehlo.sort"(%%0) <{dimension = 1 : i64, is_stable = true}> ({\n    ^bb0(%%a: tensor<%s>, %%b: tensor<%s>):\n'
                    '      %%p = stablehlo.compare %s, %%a, %%b : (tensor<%s>, tensor<%s>) -> tensor<i1>\n      stablehlo.return %%p : tensor<i1>\n  }) : (%s) -> %s' %
                    (t, t, d, t, t, tensor(x.shape, t), tensor(x.shape, t))], [(order, t)])
    keys, payload = np.array([2, 1, 2, 0, 1, 2], np.int32), np.arange(6, dtype=np.float32)
    order = np.argsort(keys, kind="stable")
    f.case("sort_stable", [(keys, "i32"), (payload, "f32")],
           ['%r0, %r1 = "stablehlo.sort"(%0, %1) <{dimension = 0 : i64, is_stable = true}> ({\n    ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<f32>):\n'
            '      %p = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>\n      stablehlo.return %p : tensor<i1>\n  }) : '
            '(tensor<6xi32>, tensor<6xf32>) -> (tensor<6xi32>, tensor<6xf32>)'], [(keys[order], "i32"), (payload[order], "f32")])

    x, idx, u = np.rint(values("f32", (5, 3)) * 4), np.array([[4], [1], [4], [9]], np.int32), np.rint(values("f32", (4, 3), seed=9) * 4)
    want = x.copy()
    for k, i in enumerate(idx[:, 0]):
        if i < 5:
            want[i] += u[k]
    f.case("scatter_add", [(x, "f32"), (idx, "i32"), (u, "f32")],
           ['%%r = "stablehlo.scatter"(%%0, %%1, %%2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], '
            'scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> %s : (tensor<5x3xf32>, tensor<4x1xi32>, tensor<4x3xf32>) -> tensor<5x3xf32>' %
            (REGION % {"t": "f32", "op": "add"})], [(want, "f32")])
    x, s = np.array([[1, 5, 2, 7], [3, 4, 9, 0], [6, 1, 1, 8], [2, 2, 3, 5]], np.float32), np.array([[10, 20], [30, 40]], np.float32)
    want = np.zeros((4, 4), np.float32)
    for i in range(2):
        for j in range(2):
            w = x[2 * i:2 * i + 2, 2 * j:2 * j + 2]
            k = np.unravel_index(w.argmax(), w.shape)
            want[2 * i + k[0], 2 * j + k[1]] += s[i, j]
    f.case("select_and_scatter", [(x, "f32"), (s, "f32"), (np.float32(0), "f32")],
           ['%r = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({\n'
            '    ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n      %p = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>\n      stablehlo.return %p : tensor<i1>\n'
            '  }, {\n    ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n      %c = stablehlo.add %a, %b : tensor<f32>\n      stablehlo.return %c : tensor<f32>\n'
            '  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>'], [(want, "f32")])

    x = values("f32", (4, 3, 2))
    i = np.array([[0, 3], [2, 9]], np.int32)
    f.case("gather_rows", [(x, "f32"), (i, "i32")],
           ['%r = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [0], '
            'index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 2>}> : (tensor<4x3x2xf32>, tensor<2x2xi32>) -> tensor<2x2x3x2xf32>'], [(x[np.clip(i, 0, 3)], "f32")])
    f.case("torch_index_select", [(x, "f32"), (np.array([2, 0], np.int32), "i32")],
           ['%r = "stablehlo.torch_index_select"(%0, %1) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x3x2xf32>, tensor<2xi32>) -> tensor<4x2x2xf32>'],
           [(x[:, [2, 0]], "f32")])
    return f


def contractions():
    f = File("dot_conv.mlir", "Dots and convolutions, on values whose sums are exact.")

    def whole(t, shape, seed):
        return np.rint(values(t, shape, seed=seed)).astype(NUMPY[t]) if t in FLOATS else values(t, shape, seed=seed)

    for t, acc in [("f32", "f32"), ("f16", "f16"), ("bf16", "bf16"), ("f16", "f32"), ("i32", "i32"), ("i8", "i32"), ("ui8", "ui32")]:
        a, b = whole(t, (2, 3, 4), 1), whole(t, (2, 4, 5), 6)
        exact = np.einsum("bij,bjk->bik", a.astype(np.float64), b.astype(np.float64))
        f.case("dot_general_%s_%s" % (t, acc), [(a, t), (b, t)],
               ["%%r = stablehlo.dot_general %%0, %%1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (%s, %s) -> %s" %
                (tensor(a.shape, t), tensor(b.shape, t), tensor((2, 3, 5), acc))], [(cast(exact, acc), acc)])
        a, b = whole(t, (3, 0), 1), whole(t, (0, 2), 1)
        f.case("dot_empty_%s_%s" % (t, acc), [(a, t), (b, t)],
               ["%%r = stablehlo.dot_general %%0, %%1, contracting_dims = [1] x [0] : (%s, %s) -> %s" % (tensor(a.shape, t), tensor(b.shape, t), tensor((3, 2), acc))],
               [(np.zeros((3, 2), NUMPY[acc]), acc)])
    a, b = whole("f32", (5,), 1), whole("f32", (5,), 2)
    f.case("dot_vectors", [(a, "f32"), (b, "f32")], ["%r = stablehlo.dot %0, %1 : (tensor<5xf32>, tensor<5xf32>) -> tensor<f32>"], [(np.float32(a @ b), "f32")])

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
            ("valid", (1, 5, 6, 3), (3, 3, 3, 4), one, none, one, one, 1, 1), ("same", (2, 4, 5, 2), (3, 3, 2, 3), one, ((1, 1), (1, 1)), one, one, 1, 1),
            ("stride", (1, 7, 7, 3), (3, 3, 3, 4), (2, 2), ((0, 1), (0, 1)), one, one, 1, 1), ("negative_pad", (1, 6, 6, 1), (2, 2, 1, 2), one, ((-1, 0), (0, -2)), one, one, 1, 1),
            ("dilated", (1, 7, 6, 2), (2, 3, 2, 2), one, none, one, (2, 2), 1, 1), ("transposed", (1, 3, 4, 2), (2, 2, 2, 2), one, ((1, 1), (2, 0)), (2, 3), one, 1, 1),
            ("grouped", (1, 4, 4, 4), (2, 2, 2, 6), one, none, one, one, 2, 1), ("depthwise", (1, 5, 5, 3), (3, 3, 1, 3), one, ((1, 1), (1, 1)), one, one, 3, 1),
            ("batch_grouped", (4, 3, 3, 2), (2, 2, 2, 4), one, none, one, one, 1, 2), ("pointwise", (1, 4, 4, 3), (1, 1, 3, 5), one, none, one, one, 1, 1)]:
        for t in ["f32", "i32", "f16"] if name == "same" else ["f32"]:
            x, k = whole(t, xs, 1), whole(t, ks, 8)
            want = cast(conv(x, k, stride, pad, ld, rd, groups, bgroups), t)
            text = ("%%r = stablehlo.convolution(%%0, %%1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = %s, pad = %s, lhs_dilate = %s, "
                    "rhs_dilate = %s} {batch_group_count = %d : i64, feature_group_count = %d : i64} : (%s, %s) -> %s" %
                    (list(stride), [list(p) for p in pad], list(ld), list(rd), bgroups, groups, tensor(xs, t), tensor(ks, t), tensor(want.shape, t)))
            f.case("conv_%s_%s" % (name, t), [(x, t), (k, t)], [text], [(want, t)])
    # other dimension numbers, and a reversed window
    x, k = whole("f32", (1, 2, 4, 5), 1), whole("f32", (3, 2, 2, 3), 8)
    want = conv(x.transpose(0, 2, 3, 1), k.transpose(2, 3, 1, 0)[::-1, ::-1], one, none, one, one, 1, 1).transpose(0, 3, 1, 2)
    f.case("conv_nchw_reversed", [(x, "f32"), (k, "f32")],
           ["%%r = stablehlo.convolution(%%0, %%1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {reverse = [true, true]} "
            "{batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x4x5xf32>, tensor<3x2x2x3xf32>) -> %s" % tensor(want.shape, "f32")], [(cast(want, "f32"), "f32")])
    x, s, o, m, v = (values("f32", (2, 3, 4)), *(values("f32", (4,), 0.5, 2, seed=k) for k in range(2, 6)))
    want = (x.astype(np.float64) - m) * s / np.sqrt(v.astype(np.float64) + 0.001) + o
    f.case("batch_norm_inference", [(x, "f32"), (s, "f32"), (o, "f32"), (m, "f32"), (v, "f32")],
           ['%r = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 1.000000e-03 : f32, feature_index = 2 : i64}> : '
            '(tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x3x4xf32>'], [(cast(want, "f32"), "f32")], atol=1e-5)
    return f


def main():
    check = sys.argv[1:] == ["--check"]
    stale = [f.name for f in (elementwise_float(), elementwise_int(), conversions(), movement(), reductions(), contractions()) if not f.finish(check)]
    if stale:
        sys.exit("stale: %s; run python3 tests/check/generate.py" % ", ".join(stale))


main()
