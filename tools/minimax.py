#!/usr/bin/env python3
"""Coefficients of the polynomials in src/passes/lower/approximate_math*.c, by Remez' exchange algorithm.

Prints, per polynomial, its coefficients from the lowest power up, rounded to the precision of their use, and the largest weighted error that is
left after rounding. Needs mpmath. The functions and intervals stand at the end; run it again after changing one, and paste what it prints.
"""
import struct
import sys

from mpmath import mp, mpf, matrix, lu_solve, cos, pi, exp, log, sin, tan, atan, asin, sinh, tanh, erf, erfc, sqrt, e, ln

mp.dps = 60


def f32(x):
    return mpf(struct.unpack("f", struct.pack("f", float(x)))[0])


def f64(x):
    return mpf(float(x))


def evaluate(coefficients, v):
    r = mpf(0)
    for c in reversed(coefficients):
        r = r * v + c
    return r


def remez(target, variable, weight, low, high, degree, rounds=12, grid=600):
    """Minimises max |p(variable(x)) - target(x)| * weight(x) on [low, high]."""
    low, high = mpf(low), mpf(high)
    n = degree + 2
    nodes = [(low + high) / 2 - (high - low) / 2 * cos(pi * (2 * i + 1) / (2 * n)) for i in range(n)]
    points = [(low + high) / 2 - (high - low) / 2 * cos(pi * (2 * i + 1) / (2 * grid)) for i in range(grid)]
    table = [(x, variable(x), target(x), weight(x)) for x in points]
    best = None
    for _ in range(rounds):
        a, b = matrix(n, n), matrix(n, 1)
        for i, x in enumerate(nodes):
            v = variable(x)
            for k in range(degree + 1):
                a[i, k] = v**k
            a[i, degree + 1] = (-1) ** i / weight(x)
            b[i] = target(x)
        solution = lu_solve(a, b)
        coefficients = [solution[k] for k in range(degree + 1)]
        errors = [(x, (evaluate(coefficients, v) - t) * w) for x, v, t, w in table]
        worst = max(abs(err) for _, err in errors)
        if best is None or worst < best[0]:
            best = (worst, coefficients)
        extrema = []  # the largest error of each run of one sign
        for x, err in errors:
            if extrema and (err > 0) == (extrema[-1][1] > 0):
                if abs(err) > abs(extrema[-1][1]):
                    extrema[-1] = (x, err)
            else:
                extrema.append((x, err))
        while len(extrema) > n:
            extrema.pop(0 if abs(extrema[0][1]) < abs(extrema[-1][1]) else -1)
        if len(extrema) < n:
            break
        nodes = [x for x, _ in extrema]
    return best[1]


def polynomial(name, target, variable, weight, low, high, degree, rounding):
    coefficients = remez(target, variable, weight, low, high, degree)
    rounded = [rounding(c) for c in coefficients]
    points = [mpf(low) + (mpf(high) - mpf(low)) * (2 * i - 1) / 3001 for i in range(1, 1501)]
    left = max(abs((evaluate(rounded, variable(x)) - target(x)) * weight(x)) for x in points)
    digits = 9 if rounding is f32 else 17
    print(f"{name}: error 2^{float(ln(left) / ln(2)):.1f}")
    print("  {" + ", ".join(mp.nstr(c, digits, min_fixed=-3) for c in rounded) + "}")


def one(x):
    return x


def square(x):
    return x * x


LN2_HALF = ln(2) / 2
EPS = mpf(10) ** -8  # intervals start here where the target is 0/0 at zero

TABLE = {
    # exp(r) = 1 + r + r^2 P(r)
    "exp": lambda: polynomial("exp", lambda r: (exp(r) - 1 - r) / r**2, one, lambda r: r**2 / exp(r), -0.3475, 0.3477, 4, f32),
    # exp(r) - 1 = r + r^2 P(r), relative to exp(r) - 1
    "expm1": lambda: polynomial("expm1", lambda r: (exp(r) - 1 - r) / r**2, one, lambda r: r**2 / (exp(r) - 1), -0.3475, 0.3477, 5, f32),
    # 2^r = 1 + r P(r)
    "exp2": lambda: polynomial("exp2", lambda r: (2**r - 1) / r, one, lambda r: r / 2**r, -0.501, 0.5011, 5, f32),
    # log(1 + f) = f - f^2/2 + f^3 P(f)
    "log": lambda: polynomial("log", lambda f: (log(1 + f) - f + f**2 / 2) / f**3, one, lambda f: f**3 / log(1 + f), sqrt(mpf(1) / 2) - 1, sqrt(mpf(2)) - 1, 8, f32),
    # sin(r) = r + r z P(z), z = r^2
    "sin": lambda: polynomial("sin", lambda r: (sin(r) - r) / r**3, square, lambda r: r**3 / sin(r), EPS, pi / 4 + 0.001, 3, f32),
    # cos(r) = 1 - z/2 + z^2 P(z)
    "cos": lambda: polynomial("cos", lambda r: (cos(r) - 1 + r**2 / 2) / r**4, square, lambda r: r**4 / cos(r), 1e-3, pi / 4 + 0.001, 2, f32),
    # tan(r) = r + r z P(z)
    "tan": lambda: polynomial("tan", lambda r: (tan(r) - r) / r**3, square, lambda r: r**3 / tan(r), EPS, pi / 4 + 0.001, 6, f32),
    # atan(a) = a + a z P(z)
    "atan": lambda: polynomial("atan", lambda a: (atan(a) - a) / a**3, square, lambda a: a**3 / atan(a), EPS, 1, 8, f32),
    # asin(x) = x + x z P(z)
    "asin": lambda: polynomial("asin", lambda x: (asin(x) - x) / x**3, square, lambda x: x**3 / asin(x), EPS, 0.5, 4, f32),
    # sinh(x) = x + x z P(z)
    "sinh": lambda: polynomial("sinh", lambda x: (sinh(x) - x) / x**3, square, lambda x: x**3 / sinh(x), EPS, 1, 3, f32),
    # tanh(x) = x + x z P(z)
    "tanh": lambda: polynomial("tanh", lambda x: (tanh(x) - x) / x**3, square, lambda x: x**3 / tanh(x), EPS, 0.625, 5, f32),
    # erf(x) = x + x P(z)
    "erf_small": lambda: polynomial("erf_small", lambda x: erf(x) / x - 1, square, lambda x: x / erf(x), EPS, 0.9, 6, f32),
    # erf(t) = 1 - exp(-t P(t - 2.4)); an error d in the exponent is an error d erfc(t) in the result
    "erf_large": lambda: polynomial("erf_large", lambda t: -log(erfc(t)) / t, lambda t: t - mpf("2.4"), lambda t: t * erfc(t) / erf(t), 0.9, 3.95, 8, f32),
    # log(m) = s (2 + 2/3 z + z^2 P(z)), s = (m - 1)/(m + 1), z = s^2
    "pow_log": lambda: polynomial("pow_log", lambda s: (2 * mp.atanh(s) / s - 2 - s**2 * 2 / 3) / s**4, square, lambda s: s**4 / 2, 1e-4, 0.1717, 3, f32),
}

if __name__ == "__main__":
    for key in sys.argv[1:] or TABLE:
        TABLE[key]()
