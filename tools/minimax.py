#!/usr/bin/env python3
"""Coefficients of the polynomials in src/passes/lower: of approximate_math.c by Remez' exchange algorithm, of math_special.h by interpolation in
Chebyshev's nodes. Quotients of two by weighted least squares.

Prints, per polynomial, its coefficients from the lowest power up, rounded to the precision of their use, and the largest weighted error that is left
after rounding. Needs mpmath. The functions and intervals stand at the end; run it again after changing one, and paste what it prints.
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


def rational(name, target, high, above, below, nodes=240, rounds=90):
    """target(x) ~ x P(z)/Q(z), z = x^2, on [0, high], the constant of Q 1: least squares, whose weights grow where the relative error is large."""
    points = [mpf(high) * (1 + cos(pi * (2 * i + 1) / (2 * nodes))) / 2 for i in range(nodes)]
    z, y = [x * x for x in points], [target(x) / x for x in points]
    n, weights, last, best = above + 1 + below, [mpf(1)] * nodes, [mpf(1)] * nodes, None
    for turn in range(rounds):
        a, b = matrix(n, n), matrix(n, 1)
        for i in range(nodes):
            row = [z[i] ** k for k in range(above + 1)] + [-y[i] * z[i] ** k for k in range(1, below + 1)]
            w = weights[i] / (y[i] * last[i]) ** 2
            for j in range(n):
                b[j] += w * row[j] * y[i]
                for k in range(n):
                    a[j, k] += w * row[j] * row[k]
        c = [f32(v) for v in lu_solve(a, b)]
        over, under = c[: above + 1], [mpf(1)] + c[above + 1 :]
        last = [evaluate(under, v) for v in z]
        errors = [abs(evaluate(over, v) / q / t - 1) for v, q, t in zip(z, last, y)]
        worst = max(errors)
        if best is None or worst < best[0]:
            best = (worst, over, under)
        if turn > 5:
            weights = [w * (e / worst + mpf("1e-3")) for w, e in zip(weights, errors)]
            weights = [w / sum(weights) for w in weights]
    print(f"{name}: error 2^{float(ln(best[0]) / ln(2)):.1f}")
    for part in best[1:]:
        print("  {" + ", ".join(mp.nstr(c, 9, min_fixed=-3) for c in part) + "}")


LN2_HALF = ln(2) / 2
EPS = mpf(10) ** -8  # intervals start here where the target is 0/0 at zero

TABLE = {
    # exp(r) = 1 + r + r^2 P(r)
    "exp": lambda: polynomial("exp", lambda r: (exp(r) - 1 - r) / r**2, one, lambda r: r**2 / exp(r), -0.3475, 0.3477, 4, f32),
    # exp(r) - 1 = r + r^2 P(r), relative to exp(r) - 1
    "expm1": lambda: polynomial("expm1", lambda r: (exp(r) - 1 - r) / r**2, one, lambda r: r**2 / (exp(r) - 1), -0.3475, 0.3477, 5, f32),
    # 2^r = 1 + r P(r)
    "exp2": lambda: polynomial("exp2", lambda r: (2**r - 1) / r, one, lambda r: r / 2**r, -0.501, 0.5011, 5, f32),
    # 2^r = P(r), for results of f16 and of bf16
    "exp_f16": lambda: polynomial("exp_f16", lambda r: 2**r, one, lambda r: 2**-r, -0.501, 0.501, 4, f32),
    "exp_bf16": lambda: polynomial("exp_bf16", lambda r: 2**r, one, lambda r: 2**-r, -0.501, 0.501, 3, f32),
    # x P(z)/Q(z), z = x^2, for results of 16 bits; beyond the interval they are 1
    "tanh_16": lambda: rational("tanh_16", mp.tanh, "4.6", 2, 2),
    "erf_16": lambda: rational("erf_16", erf, "2.7", 2, 3),
    # log(1 + f) = f - f^2/2 + f^3 P(f)
    "log": lambda: polynomial("log", lambda f: (log(1 + f) - f + f**2 / 2) / f**3, one, lambda f: f**3 / log(1 + f), sqrt(mpf(1) / 2) - 1, sqrt(mpf(2)) - 1, 8, f32),
    # log(1 + u) = u + u^2 P(u) for 0 <= u <= 1
    "log1p_unit": lambda: polynomial("log1p_unit", lambda u: (log(1 + u) - u) / u**2, one, lambda u: u**2 / log(1 + u), 1e-4, 1, 7, f32),
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
    "tanh": lambda: polynomial("tanh", lambda x: (tanh(x) - x) / x**3, square, lambda x: x**3 / tanh(x), EPS, 0.625, 4, f32),
    # erf(x) = x + x P(z)
    "erf_small": lambda: polynomial("erf_small", lambda x: erf(x) / x - 1, square, lambda x: x / erf(x), EPS, 0.9, 5, f32),
    # erf(t) = 1 - 2^(-t P(t - 2.4)); an error d in the exponent is an error d ln 2 erfc(t) in the result
    "erf_large": lambda: polynomial("erf_large", lambda t: -log(erfc(t)) / ln(2) / t, lambda t: t - mpf("2.4"), lambda t: t * ln(2) * erfc(t) / erf(t), 0.9, 3.95, 6, f32),
    # log(m) = s (2 + 2/3 z + z^2 P(z)), s = (m - 1)/(m + 1), z = s^2
    "pow_log": lambda: polynomial("pow_log", lambda s: (2 * mp.atanh(s) / s - 2 - s**2 * 2 / 3) / s**4, square, lambda s: s**4 / 2, 1e-4, 0.1717, 3, f32),
}

def interpolated(name, target, low, high, degree, rounding):
    """target as a function of the variable, on [low, high]; the error is relative."""
    low, high, n = mpf(low), mpf(high), degree + 1
    a, b = matrix(n, n), matrix(n, 1)
    for i in range(n):
        v = (low + high) / 2 + (high - low) / 2 * cos(pi * (2 * i + 1) / (2 * n))
        b[i] = target(v)
        for k in range(n):
            a[i, k] = v**k
    solution = lu_solve(a, b)
    rounded = [rounding(solution[k]) for k in range(n)]
    points = [low + (high - low) * i / 400 for i in range(401)]
    left = max(abs(evaluate(rounded, v) / target(v) - 1) for v in points)
    print(f"{name}: error 2^{float(ln(left) / ln(2)):.1f}")
    print("  {" + ", ".join(mp.nstr(c, 9 if rounding is f32 else 17, min_fixed=-3) for c in rounded) + "}")


ROOT = mp.findroot(mp.digamma, 1.46163)


def erfcx(x):  # (1 + 2 x) exp(x^2) erfc(x)
    return (1 + 2 * x) * exp(x * x) * erfc(x)


def far(t):  # the x of t = (x - 3.75)/(x + 3.75)
    return mpf("3.75") * (1 + t) / (1 - t)


def near(x):
    return (mpf(x) - mpf("3.75")) / (mpf(x) + mpf("3.75"))


def inverse_erf(w):  # erf_inv(x)/x of w = -log(1 - x^2), by Newton's method on erfc
    x = sqrt(-mp.expm1(-w))
    if x == 0:
        return sqrt(pi) / 2
    y, c = mp.erfinv(x), exp(-w) / (1 + x)
    for _ in range(6):
        y += (erfc(y) - c) / (2 / sqrt(pi) * exp(-y * y))
    return y / x


def gamma_quotient(y):  # lgamma(y)/((y - 1)(y - 2))
    if abs(y - 1) < EPS**2 or abs(y - 2) < EPS**2:
        return mp.digamma(y) / (2 * y - 3)
    return mp.loggamma(y) / ((y - 1) * (y - 2))


def digamma_quotient(y):
    return mp.psi(1, ROOT) if abs(y - ROOT) < EPS**2 else mp.digamma(y) / (y - ROOT)


def bessel(i):  # exp(-a) I1(a) sqrt(a) of i = 1/a
    if i > EPS:
        return exp(-1 / i) * mp.besseli(1, 1 / i) * sqrt(1 / i)
    return (1 - 3 * i / 8 - 15 * i * i / 128) / sqrt(2 * pi)


def arcsine(z):  # asin(x) = x + x z P(z)
    return (asin(sqrt(z)) - sqrt(z)) / sqrt(z) ** 3 if z > EPS**2 else mpf(1) / 6


for bits, rounding, degrees in [("32", f32, (15, 10, 12, 5)), ("64", f64, (33, 22, 28, 24))]:

    def special(name, *args):
        TABLE[name] = lambda: interpolated(name, *args)

    special("lgamma" + bits, lambda v: gamma_quotient(v + mpf("1.75")), -1, 1, degrees[0], rounding)
    special("digamma" + bits, lambda v: digamma_quotient(v + mpf("1.5")), -0.5, 0.5, degrees[1], rounding)
    special("erfc" + bits, lambda t: erfcx(far(t)), near(0), near("10.6" if bits == "32" else "27.5"), degrees[2], rounding)
    shift = mpf(1) / (16 if bits == "32" else 20)
    special("bessel" + bits, lambda v, shift=shift: bessel(v + shift), -shift, shift, degrees[3], rounding)
special("erf_inv32_near", lambda v: inverse_erf(v + mpf("2.5")), -2.5, 2.5, 11, f32)
special("erf_inv32_far", lambda v: inverse_erf((v + 3) ** 2), sqrt(mpf(5)) - 3, "1.1", 10, f32)
special("erf_inv64_near", lambda v: inverse_erf(v + mpf("3.125")), -3.125, 3.125, 23, f64)
special("erf_inv64_middle", lambda v: inverse_erf((v + mpf("3.25")) ** 2), -0.75, 0.75, 20, f64)
special("erf_inv64_far", lambda v: inverse_erf((v + 5) ** 2), -1, "1.1", 20, f64)
special("asin64", arcsine, 0, 0.25, 12, f64)

if __name__ == "__main__":
    for key in sys.argv[1:] or TABLE:
        TABLE[key]()
